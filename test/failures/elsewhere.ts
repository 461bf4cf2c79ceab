/** Entries of the failure list that no text fed to a parser can show: why each cannot occur here. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
	B02: "The entry only points to B01, which has its cases.",
	B24: "A client wanted id and name in each piece. Our pieces name their call by its index, so there is nothing to repeat (B25).",
	C12: "A format without a grammar here. What it asks for is P9: the value decides where a body ends.",
	C22: "No grammar for constrained decoding is made here, so none can fail to compile.",
	C35: "A format without any marker and without a grammar here: such text stays content.",
	D24: "Which character the model meant cannot be known from the one that it has escaped. Escapes stay as they were written.",
	G07: "Text that goes into a prompt: the parser reads only what comes out of the model.",
	G16: "The engine decides what constrained output may be; the parser knows no response format and reads what comes.",
	I08: "Nothing is read twice: there is no buffer to scan again. P21 counts the steps.",
};
