"""Writes the texts of cases.json: each template, rendered by Python's jinja2 as chat templates are. null: it fails.

Needs Python with jinja2 3.1. Run it where a case is added: python3 test/jinja/oracle.py
"""

import json
from pathlib import Path

from jinja2.ext import do, loopcontrols
from jinja2.sandbox import ImmutableSandboxedEnvironment

PATH = Path(__file__).with_name("cases.json")


def dumps(value, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(
        value, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys
    )


def refuse(message):
    raise ValueError(message)


environment = ImmutableSandboxedEnvironment(
    trim_blocks=True, lstrip_blocks=True, extensions=[loopcontrols, do]
)
environment.filters["tojson"] = dumps
environment.globals["raise_exception"] = refuse


def rendered(template, variables):
    try:
        return environment.from_string(template).render(**variables)
    except Exception:
        return None


table = json.loads(PATH.read_text(encoding="utf-8"))
for case in table["cases"]:
    case["text"] = rendered(case["template"], table["variables"])
text = json.dumps(table, ensure_ascii=False, indent="\t") + "\n"
PATH.write_text(text, encoding="utf-8")
