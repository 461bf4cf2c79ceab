/** A text of a schema's format and length. Patterns are not solved. */
type Schema = Readonly<Record<string, unknown>>;

const FORMATS: Readonly<Record<string, string>> = {
	date: "2026-01-15",
	time: "12:30:00Z",
	"date-time": "2026-01-15T12:30:00Z",
	duration: "PT1H",
	email: "someone@example.com",
	"idn-email": "someone@example.com",
	hostname: "example.com",
	"idn-hostname": "example.com",
	ipv4: "192.0.2.1",
	ipv6: "2001:db8::1",
	uri: "https://example.com/",
	iri: "https://example.com/",
	url: "https://example.com/",
	"uri-reference": "/path",
	uuid: "00000000-0000-4000-8000-000000000000",
	regex: ".*",
	"json-pointer": "/path",
};

/** No longer text is made, whatever the schema asks for. */
const MOST = 10_000;

export function fitString({ format, minLength, maxLength }: Schema, name: string): string {
	const known =
		typeof format === "string" && Object.hasOwn(FORMATS, format) ? FORMATS[format] : null;
	if (known) return known;
	const text = `sample ${name}`;
	const least = Math.min(typeof minLength === "number" ? minLength : 0, MOST);
	const most = typeof maxLength === "number" ? maxLength : MOST;
	// the schema counts code points
	const points = [...text];
	const whole = points.concat([..."".padEnd(least - points.length, " and more")]);
	return whole.slice(0, Math.max(0, most)).join("");
}
