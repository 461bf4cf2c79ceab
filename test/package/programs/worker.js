import { parse } from "toolgrammar";
import { hermes } from "toolgrammar/formats/hermes";

export default {
	async fetch(request) {
		return Response.json(parse(hermes, await request.text()).toolCalls.map(({ name }) => name));
	},
};
