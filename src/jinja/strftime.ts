/** Dates as `strftime` writes them, in the language C. */

const DAYS = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;
const MONTHS = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
] as const;

/** An unknown directive stays as it is written. */
export function strftime(date: Date, format: string): string {
	return format.replace(/%([-_0^#]?)([a-zA-Z%])/g, (whole, flag: string, directive: string) => {
		const field = fieldOf(date, directive);
		if (field === null) return whole;
		if (typeof field === "string") return flag === "^" ? field.toUpperCase() : field;
		const [value, width] = field;
		return flag === "-" ? String(value) : String(value).padStart(width, flag === "_" ? " " : "0");
	});
}

/** A text, or a number and its width. */
function fieldOf(date: Date, directive: string): string | readonly [number, number] | null {
	const hours = date.getHours();
	const day = date.getDay();
	switch (directive) {
		case "a":
			return DAYS[day]?.slice(0, 3) ?? "";
		case "A":
			return DAYS[day] ?? "";
		case "b":
		case "h":
			return MONTHS[date.getMonth()]?.slice(0, 3) ?? "";
		case "B":
			return MONTHS[date.getMonth()] ?? "";
		case "c":
			return strftime(date, "%a %b %_d %H:%M:%S %Y");
		case "C":
			return [Math.floor(date.getFullYear() / 100), 2];
		case "d":
			return [date.getDate(), 2];
		case "D":
		case "x":
			return strftime(date, "%m/%d/%y");
		case "e":
			return String(date.getDate()).padStart(2);
		case "f":
			return [date.getMilliseconds() * 1000, 6];
		case "F":
			return strftime(date, "%Y-%m-%d");
		case "H":
			return [hours, 2];
		case "I":
			return [hours % 12 || 12, 2];
		case "j":
			return [dayOfYear(date), 3];
		case "m":
			return [date.getMonth() + 1, 2];
		case "M":
			return [date.getMinutes(), 2];
		case "n":
			return "\n";
		case "p":
			return hours < 12 ? "AM" : "PM";
		case "R":
			return strftime(date, "%H:%M");
		case "s":
			return [Math.floor(date.getTime() / 1000), 1];
		case "S":
			return [date.getSeconds(), 2];
		case "t":
			return "\t";
		case "T":
		case "X":
			return strftime(date, "%H:%M:%S");
		case "u":
			return [day || 7, 1];
		case "U":
			return [Math.floor((dayOfYear(date) + 6 - day) / 7), 2];
		case "w":
			return [day, 1];
		case "W":
			return [Math.floor((dayOfYear(date) + 6 - ((day + 6) % 7)) / 7), 2];
		case "y":
			return [date.getFullYear() % 100, 2];
		case "Y":
			return [date.getFullYear(), 1];
		// a date of no zone
		case "z":
		case "Z":
			return "";
		case "%":
			return "%";
		default:
			return null;
	}
}

function dayOfYear(date: Date): number {
	const midnight = (month: number, day: number): number => Date.UTC(date.getFullYear(), month, day);
	return (midnight(date.getMonth(), date.getDate()) - midnight(0, 0)) / 86_400_000;
}
