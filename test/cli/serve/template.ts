/** A chat template of a model that writes its calls as hermes does. */
export const TEMPLATE = `{%- for message in messages -%}
<|im_start|>{{ message.role }}
{%- if message.tool_calls %}{% for call in message.tool_calls %}<tool_call>{{ call.function | tojson }}</tool_call>{% endfor %}{% endif %}
{{ message.content }}<|im_end|>
{% endfor -%}
{%- if tools %}<tools>{% for tool in tools %}{{ tool | tojson }}{% endfor %}</tools>{% endif -%}
{%- if add_generation_prompt %}<|im_start|>assistant
{% endif -%}`;
