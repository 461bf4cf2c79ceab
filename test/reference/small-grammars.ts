/**
 * Small grammars that use between them what the language has, in combinations that no format needs: so what a reader does at a step
 * shows in a text of a few pieces. They are no good formats; nothing is demanded of them but one reading by both readers.
 */
import type { FunctionDefinition } from "../../src/runtime/options.js";

/** What the line that declares tools cannot say: schemas of trees and of texts, by the name of the grammar. */
export const TOOLS: { readonly [grammar: string]: readonly FunctionDefinition[] } = {
	names: [
		{
			name: "f",
			parameters: {
				type: "object",
				properties: {
					a: { type: "string" },
					"a>b": { type: "string" },
					"a=b": { type: "integer" },
					"Due Date": { type: "string" },
					"x ": { type: "integer" },
					'"': { type: "string" },
					'q"x': { type: "string" },
					'y"': { type: "string" },
					", ": { type: "integer" },
					"o[1]": {
						type: "object",
						properties: { "k,1": { type: "number" }, k: { type: "string" }, "k,": {} },
					},
				},
			},
		},
		{ name: "g" },
	],
	trees: [
		{
			name: "f",
			parameters: {
				type: "object",
				properties: {
					l: { type: "array", items: { type: "integer" } },
					n: { type: ["array", "null"] },
					e: { type: ["array", "object", "string"] },
					o: {
						type: "object",
						properties: {
							s: { type: "string" },
							l: { type: "array", items: { type: "object", properties: { a: { type: "array" } } } },
						},
					},
					s: { type: "string" },
				},
			},
		},
	],
	typed: [
		{
			name: "f",
			parameters: {
				type: "object",
				properties: {
					i: { type: ["integer", "null"] },
					b: { anyOf: [{ type: "boolean" }, { type: "string" }] },
					e: { enum: ["none", 1, true, null] },
					c: { const: 2.5 },
					r: { $ref: "#/$defs/x" },
					o: { type: "object", properties: { k: { type: "number" } } },
					l: { type: "array", items: { type: "integer" }, nullable: true },
					s: { type: "string" },
					a: { allOf: [{ type: ["number", "string"] }, { type: ["number", "boolean"] }] },
				},
				$defs: { x: { oneOf: [{ type: "number" }, { type: "array" }] } },
			},
		},
	],
};

export const SMALL: readonly string[] = [
	`format names "declared names that the class of a key cannot hold"
message = (tag / list / content)*
tag = "<t>" name eol (pair _)* "</t>"
pair = "<k=" key ">" value "</k>" &(_ ("<" / "@")) / '<a n="' key:attr '">' value:word "</a>" / "@" _ key _ ":" inner ";"
inner = value:object("{" (member % ",") "}") / value:digits
member = key "=" value:digits
list = "[" name:tool "(" &(_ (key _ "=" / ")")) _ (arg % (_ "," _))? _ ")]"
arg = key _ "=" _ value:py
lenient quoted pair = "<k=" '"' key '"' ">" value "</k>"
example one
  with f(a: string), g()
  | <t>f
  | <k=a>b>1</k><k=a>b</k> <k=Due Date>2</k><a n="q"x">v</a><a n="y&quot;">w</a>
  | @ o[1] :{k,1=2,k=3};@x  :4;</t>
example two
  with f(a: string), g()
  | So [f(Due Date='x', a=b=1, x =2)] [f(, =1)][g()]
example three
  with f(a: string)
  | <t>f
  | <k="a">1</k><k=">2</k><k="a>b">3</k></t>`,
	`format tags "back references, declared names, trees, text between tags"
message = (think / section / call / content)*
think = "<think>" reasoning "</think>"
section = "<calls>" _ (call _)* "</calls>"
call = "<" name:tool (">" _ (element _)* "</" =name ">" / _ "/>" ~)
element = "<" key:prop (" t=" skip:digits)? ">" inner "</" =key ">" &(_ ("<" skip:prop ">" / "</" =name ">"))
inner = value:tree "item" (_ (child _)+) / value
child = "<" key:prop ">" inner "</" =key ">" &(_ "<")
entry thinking after "<think>" = reasoning "</think>" message
example one
  with f(a: string, n: integer, l: array), ping()
  | So <b>x</b> <f><a>one </a> two</a>
  | <n> 12 </n></f><ping/>
example two
  with f(l: array, o: object), f2(a: string)
  | <calls><f><l><item>1</item><item>x</item></l><l><item>2</item></l><o><k><d>1</d></k></o></f> stray <f2><a></a></f2></calls> more
example three
  with f(a: string)
  | <think>hm</think><calls>
  | <f><a t=1>é😀</a><a>2</a></f>
example neighbours
  with f(l: array, n: integer, a: string)
  | <f><l>1</l><l t=22>x</l><n>2</n><a>p</a><l>3</l></f><f><n>1</n><n>2</n></f>`,
	`format words "classes: words, digits, lines, what stands between quotes"
message = (head / call / list / content)*
head = bol "#" skip:line eol
call = "call:" name ":" index "[" (pair % ("," _))? "]" _ "end"
pair = key "=" (value:word / "'" value:attr "'" / "<" skip:line eol value:word ">" / "#" value:digits)
list = word "->" _ item
word = skip:word
item = name:("get" / "set") "(" id:word ")" eol arguments
example one
  with f(a: string, b: string, c: string, d: string)
  | # title
  | call:f:1[a=x, b='"y" &amp; z', d=#12] end text
example two
  | say word->  get(id-7)
  | {"a": 1} and # no title
example three
  | call:f.g:20[a=b,
  | c=<a line
  | w>]end`,
	`format pattern "objects with members that are bound"
tokens "<s>", "</s>"
message = (calls / single / content)*
calls = "<s>" _ (call % (_ "," _)) _ "</s>"
call = { "name" | "fn": name, "id"?: id, "args" | "arguments"?: arguments, ... }
single = ^ { "tool": { "n": name, "m"?: skip }, "a": ~ arguments }
lenient fence calls = "\`\`\`" _ (call % (_ ";" _)) _ "\`\`\`"
example one
  with f(a: integer), g()
  | Hm. <s>{"id": "x1", "name": "f", "args": {"a": 1, "s": "<s>\\n\\u00e9"}}, {"fn":"g", "x": [1, {"y": null}]}</s>
example two
  | {"tool": {"n": "f", "m": 1.5}, "a": {"k": [true, "é😀"]}} and more
example three
  | \`\`\`{"name": "f", "arguments": "{\\"a\\": 1}"}; {name: 'g', args: {a: True, b: [1,],}}\`\`\``,
	`format python "calls of Python, bare or in a list"
message = (bare / block / content)*
bare = ^ "[" _ (call % (_ "," _)) _ "]" _
block = "<py>" _ (call % (_ / _ ";" _)) _ "</py>"
call = name:tool _ "(" _ (arg % (_ "," _))? ","? _ ")" ~
arg = key _ "=" _ value:py
lenient braces call = name:tool _ "{" _ (arg % (_ "," _))? _ "}"
example one
  with f(a: string, b: array), g.h()
  | [f(a='x', b=[1, 2.5, None, ('y',), {'k': "z"}, {1, 2}]), g.h()]
example two
  with f(a: string)
  | So: <py> f(a = "q" 'r', ) ; f(a="""l1
  | l2""") </py>
example three
  with f(a: integer)
  | <py>f{a={'a': 0x1f}} f(a=-.5)</py>`,
	`format quoted "strings between tokens, containers of pairs"
tokens "<q>", "<c>", "</c>"
ends "<t>", "<turn>"
message = (call / content)*
call = "<c>" called finish
called = "call:" name "{" args "}"
args = _ (arg % (_ "," _))? _
arg = key _ ":" _ outer
outer = quote value:text closed / other
other = value:object("{" _ (pair % (_ "," _))? _ "}") / value:list("[" _ (one % (_ "," _))? _ "]") / value:json
pair = key ":" one
one = quote value:text closed / other
closed = quote &(_ ("," / "}" / "]"))
quote = "<q>"
finish = "</c>"
lenient equals arg = key "=" outer
lenient open closed = &("}" _ finish _ ($ / "<c>"))
lenient doubled finish = "</c>" "</c>"
example one
  with f(a: string, o: object, l: array)
  | So <c>call:f{a:<q>x "y" <q> z<q>, o: {k:<q>v<q>,d:{}},l:[<q>1<q>,2,[null]]}</c><c>call:g{}</c>
example two
  | <c>call:f{a=1,b:<q>open}</c></c><c>call:g{a:{"j": [1, 2]}}</c><turn>rest
example three
  | <c>call:f{l:[{},[]],a:<q><q>}</c>`,
	`format frames "messages in channels, with ids and late parts"
ends "<over>"
message = (thought / call / final / content)*
thought = "<ch>think" type? "<msg>" reasoning stop
final = "<ch>final" type? "<msg>" content stop
call = "<ch>to=" name (" id=" id)? type? "<msg>" (~ arguments / key:="code" value:text) tail
type = _ ("json" / "code")
tail = "<call>" / $ / "<end>"
stop = "<end>" / $ / &"<ch>"
lenient prefix call = "<ch>to=fn." name "<msg>" arguments "<call>"
entry final after "<ch>final<msg>" = content stop message
example one
  | <ch>think<msg>first<end><ch>to=f id=a1 json<msg>{"a": 1}<call><ch>final code<msg>Done.<over> after
example two
  | <ch>to=f<msg>x = 1
  | y<call><ch>to=g<msg>{"b": "<end>"}<end>between<ch>think json<msg>open
example three
  | <ch>to=fn.f<msg>{"a": [1]}<call>`,
	`format yaml "arguments as a mapping"
message = (call / content)*
call = "<" name:tool ">" _ arguments:yaml "</" =name ">"
example one
  with f(a: string, n: integer, l: array, o: object)
  | <f>
  | a: some text
  | n: 12 # note
  | l:
  |   - 1
  |   - two: 2
  |     b: "x\\ty"
  | o: {k: [a, 'b'], z: null}
  | </f> behind
example two
  with f(a: string, b: string)
  | <f>
  | a: |
  |   line one
  |     line two
  | 
  | b: >-
  |   folded
  |   text
  | </f>`,
	`format lines "one line for a parameter, with conditions and repairs"
message = (form / call / content)*
form = "@form " name eol ~ (param)* "@end"
param = "::" key "=" value end
end = eol &("::" / "@end")
call = "@call " _ name _ "((" _ arguments _ "))@"
lenient bracket call = "@call " _ name _ "(" arguments ")@"
lenient colon param = "::" key ": " value end
lenient missing end = eol &(_ "@call ")
example one
  with f(a: string, n: integer, b: boolean)
  | So
  | @form f
  | ::a=one
  | two
  | ::n=12
  | ::b=true
  | @end and @call g (( {"a": 1} ))@
example two
  with f(a: string)
  | @call f({"a": 2})@@form f
  | ::a: x
  | ::a=y
  | @call g(({}))@`,
	`format sections "lists of calls, separators, white space"
message = (list / bracket / content)*
list = "<list>" _ (call % (_ "," _)) _ "</list>"
bracket = ^ "[[" _ (call % ";")? _ "]]" / bol "%%" _ call _ "%%"
call = name "(" arguments? ")"
lenient semicolon list = "<list>" _ (call % (_ ";" _)) _ "</list>"
lenient unclosed-list list = "<list>" _ call &(_ "<list>")
example one
  | a <list> f({"a": 1}) ,g(), h({})</list> b
example two
  | [[f({});g({"x": ")"})]]
  | %% f() %%
example three
  | <list>f({});g({})<list>f({}) word <list>x({"a": {"b": []}})</list>`,
	`format json "one object, in tags or alone, and skipped parts"
tokens "<call>", "</call>"
message = (echo / call / content)*
echo = "<echo>" skip:text "</echo>"
call = "<call>" _ body _ ("</call>" / "[end]")
body = { "name": name, "arguments": arguments } / name _ arguments
lenient comma call = "<call>" _ body _ "," _ "</call>"
example one
  with f(a: number)
  | <call>{"name": "f", "arguments": {"a": "1", "b": "x</call><call>y"}}</call> hm <echo>said {</echo>
example two
  | <call>f {"a": [1, [2, {"k": "v"}]]}[end]<call>g null</call><call>h "{\\"a\\": 1}",</call>
example a string that is not closed
  | <call>f {"a": "x</call> <call>g {"k": "y[end]
  |  <call>{"name": "h", "arguments": {"b": "z]`,
	`format blocks "YAML: several scalars of each kind, which begin anew each time"
message = (call / content)*
call = "<" name:tool ">" _ arguments:yaml "</" =name ">"
example scalars in blocks
  with f(a: string, b: string, c: string, d: string)
  | <f>
  | a: |2-
  |     two
  |   more
  | b: >+ # note
  |   x
  |   y
  |
  |     z
  | 'c d': |
  |   t
  | d: >
  |  u
  | </f>
example quoted over lines
  with f(a: string, b: string, c: string)
  | <f>
  | a: "one
  |   two\\ttab \\x41\\u00e9 \\
  |   three
  |
  |   four"
  | "b" : 'it''s
  |   so'   # end
  | c: "a\\qb"
  | </f>
example lists of lists, plain scalars over lines
  with f(l: array, a: string, b: boolean, n: number)
  | <f>
  | l:
  | - - 1
  |   - k: v
  |     w: yes
  | -
  |   more words
  |   on two lines
  | a: http://x:1
  |   y #no
  | b: on
  | n: ~
  | </f>
example flow
  with f(o: object, p: array, q: string)
  | <f>
  | o: {a: [x y, {"z": 1}, w ], "k":2, m,
  |   n: o  p
  |   q, }
  | p: [ 'a', b c, {}, [],]
  | q: [text
  | </f>
example one mapping in braces
  with f(a: integer)
  | <f> {a: 1, b: [c, d # note
  |  , "e"], 'f': {g: null}} </f>`,
	`format texts "JSON with all that is repaired, and what may not be"
tokens "<j>"
message = (call / content)*
call = "<j>" name _ arguments _ "</j>"
example words and keys
  | <j>f {a: True, $b_1-c: None, 'd': False, "e" : [null, true ,false]}</j>
example numbers
  | <j>f {"a": -0.5e+10, "b": [0, 10, 1E5, -0], "c": 12345678901234567890}</j>
example strings
  | <j>f {"a": "\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00", 'b': 'it\\'s "x"', "c": "\\d\\u12g", "d": "l1
  | l2"}</j>
example commas
  | <j>f {"a": [1, ], "b": {"k": [ ] , } , }</j> and <j>g {"a": 01}</j>
example depth
  | <j>f {"a":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[{"b":[{}]}]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]],"c":1}</j>
example a string that holds an object
  | <j>f "{\\"a\\": \\"x\\\\n\\\\u00e9\\", \\"b\\": [1]}"</j><j>g ' {"a": 1} '</j><j>h ""</j><j>i null</j>
example closes in strings
  | <j>f {"a": "</j><j>g {}</j>", "b": "</j> <j>"}</j> So <j>f {"a": "b</j><j>g {"k": 1}</j> and <j>h {"s": 'c</j> <j>i {}</j>`,
	`format literals "Python with all kinds of strings and numbers"
message = (call / content)*
call = "<p>" name "(" (arg % (_ "," _))? ")" _ "</p>"
arg = key "=" value:py
example strings
  | <p>f(a=r'\\d' "q", b=b"x\\x41", c='\\u00e9\\N{DASH}\\'', d="""t "q" ""x""", e=f'{x}', g='l\\
  | m')</p>
example numbers
  | <p>f(a=1_000, b=+.5, c=5., d=0xFf, e=0b101, g=0o17, h=1e-3, i=-0)</p>
example containers
  | <p>f(a=(1), b=(1,), c=(), d={1, 'x'}, e={}, g={1: 2, None: [True, False], 'k': (1, 2)}, h=[[], ])</p>
example constants
  | <p>f(a=None, b=true, c=null, d=False)</p> and <p>g(a=nope)</p>
example neighbours
  | <p>f(a=('x'
  |  'y'), b=['a' 'b', "c"])</p><p>g(a='x'</p>`,
	`format looks "conditions beside readings that capture words"
ends "<|x|>"
message = (one / two / three / content)*
one = "<a" &("bc>" / "de" skip:digits ">") name ">" (pair)* "</a>"
pair = &(skip:word "=") key "=" value closed
closed = ";" &(skip:word "=" / "</a>" / $)
two = skip:digits "->" _ name _ "(" key _ "=" value:text ")" skip:digits?
three = "@" &(_ skip:word _ ":") _ name _ ":" rest
rest = &("{" skip:word "}") "{" key:="k" value:text "}" / "[" key:="k" value:text "]" / ~ arguments
lenient late closed = &"</a>"
lenient open closed = "," &(skip:word "=" &skip:word)
example conditions over names
  | <abc>k=v;l=w x;</a> <ade12>k=1; 2;m=3;</a><abcd>
example digits before
  | in 12-> f (a=1)4 or 7->g(b =c x) but 3-> h [
example one of three
  | @f:{word}@ g :[x]@h:{"a": 2} @i j:{} <|x|>@k:{l}`,
	`format trees "elements of any name"
message = (call / content)*
call = "<<call " name ">" _ (element _)* "<</call>"
element = "<<" key ">" inner "<</" =key ">"
inner = &(_ "<<" skip:word) value:tree "item" (_ (element _)+) / value:typed
example neighbours of one name
  with f(l: array)
  | <<call f><<l>1<</l><<l>2<</l><<s>a<</s><<s>b<</s><<n>null<</n><<n>[1]<</n><<e>x<</e><<e>y<</e><<u>1<</u><<u>z<</u><</call>
example items
  with f(l: array)
  | <<call f><<l><<item>1<</item><<item>x<</item><</l><<l><<item>3<</item><</l><<e><<item>4<</item><</e><<n>null<</n><</call>
example objects in lists
  with f(l: array)
  | <<call f><<o><<s>x<</s><<l><<a>1<</a><<a>2<</a><</l><<l><<b>[]<</b><</l><</o><<l><<item>1<</item><<k>2<</k><</l><</call>
example trees of which nothing is declared
  with f(l: array)
  | <<call g><<x><<item>1<</item><<item><<item>2<</item><</item><</x><<y><<item>1<</item><<k>v<</k><<k>w<</k><</y><<z><<m>1<</m><<item>2<</item><</z><</call>
example trees that are text
  with f(l: array)
  | <<call f><<s>[1]<</s><<o>{"s": "y"}<</o><<l>[1, 2]<</l><<l>3<</l><<e>{"k": 1}<</e><</call> <<call h><</call>`,
	`format typed "texts that the schema reads"
message = (call / content)*
call = "<" name ">" _ (pair _)* "</>"
pair = key "=" value:typed ";"
example numbers and words
  with f(s: string)
  | <f>i= 12 ;b=true;e=1;c=2.5;r=-1e3;a=7;s= 5 ;</><f>i=null;b=yes;e=none;c=2;r=x;a=true;</>
example containers
  with f(s: string)
  | <f>o={"k": 1, 'x': None};l=[1, 2,];r=[true];o=;l=;</><f>o=(1, 2);l=null;r={};s={"a": 1};</>
example what is not declared
  with f(s: string)
  | <g>a=5;b=007;c={"k": [1]};d=True;e=nan;f=1.50;g="q";h=;</>
example numbers that are none
  with f(s: string)
  | <f>i=1.0;r=1e999;c=+2.5;i=0x10;r=.5;a=1_000;i=;b=False;e=True;</>`,
	`format bare "containers without brackets of their own, and calls that break in strings"
message = (call / other / content)*
call = "<b " name ">" (key "=" value:list("*" value:json % ",") ";" / "!" key "=" value:object("*" (key ":" value:word ",")*) ";")* "</b>"
other = "<other>" name _ arguments "</other>" / "<third>" name _ arguments "{/third}"
example lists and objects
  with f(k: array)
  | <b f>k=*1,"x";m=*2;!o=*a:b,c:d,;</b><b f>k=*[1],{};!o=*;</b><b g>!o=
example strings that are not closed
  | <other>f {"a": "x</other>
  |  <third>g {"b": 1, "c": "y{/third}<b h>k=*1;</b> <other>i {"d": "z
example a close and no opening, an opening and no close
  | <other>f {"a": "x</other> and <third>", "b": "<other>", "c": "</oth"} } <third>g {"a": "{/third}", "b": "{/third}<third>"}{/third}`,
];
