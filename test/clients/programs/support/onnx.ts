/**
 * Writes ONNX models: protobuf messages with the fields of onnx.proto (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto), IR
 * version 8, operators of version 17. Only what a small model needs.
 */

type Field = string | number | bigint | Uint8Array;

/** Members of a message by their numbers; a list is a repeated field. */
type Message = Readonly<Record<number, Field | readonly Field[]>>;

const VARINT = 0n;
const BYTES = 2n;

function varint(value: bigint): readonly number[] {
	const bytes: number[] = [];
	for (let rest = BigInt.asUintN(64, value); ; rest >>= 7n) {
		if (rest < 0x80n) return [...bytes, Number(rest)];
		bytes.push(Number(rest & 0x7fn) | 0x80);
	}
}

function field(number: bigint, value: Field): Buffer {
	if (typeof value === "number" || typeof value === "bigint")
		return Buffer.from([...varint((number << 3n) | VARINT), ...varint(BigInt(value))]);
	const bytes = Buffer.from(value);
	return Buffer.concat([
		Buffer.from([...varint((number << 3n) | BYTES), ...varint(BigInt(bytes.length))]),
		bytes,
	]);
}

function message(fields: Message): Buffer {
	const parts = Object.entries(fields).flatMap(([number, value]) => {
		const values: readonly Field[] =
			typeof value === "object" && !(value instanceof Uint8Array) ? value : [value];
		return values.map((one) => field(BigInt(number), one));
	});
	return Buffer.concat(parts);
}

const FLOAT = 1;
const INT64 = 7;
const ELEMENTS = { float: FLOAT, int64: INT64 } as const;
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_INTS = 7;

export interface Value {
	readonly name: string;
	readonly type: keyof typeof ELEMENTS;
	/** a name stands for a size that differs from run to run */
	readonly shape: readonly (number | string)[];
}

export interface Constant {
	readonly name: string;
	readonly shape: readonly number[];
	readonly data: Float32Array | BigInt64Array;
}

export interface Node {
	readonly operator: string;
	readonly inputs: readonly string[];
	readonly output: string;
	readonly attributes?: Readonly<Record<string, number | readonly number[]>>;
}

export interface Graph {
	readonly inputs: readonly Value[];
	readonly outputs: readonly Value[];
	readonly constants: readonly Constant[];
	/** each behind those that it reads */
	readonly nodes: readonly Node[];
}

export function onnxModel({ inputs, outputs, constants, nodes }: Graph): Uint8Array {
	const graph = message({
		1: nodes.map(nodeOf),
		2: "graph",
		5: constants.map(tensorOf),
		11: inputs.map(inputOf),
		12: outputs.map(inputOf),
	});
	return message({ 1: 8, 7: graph, 8: message({ 1: "", 2: 17 }) });
}

function nodeOf({ operator, inputs, output, attributes = {} }: Node): Buffer {
	const listed = Object.entries(attributes).map(([name, value]) =>
		typeof value === "number"
			? message({ 1: name, 3: value, 20: ATTRIBUTE_INT })
			: message({ 1: name, 8: value, 20: ATTRIBUTE_INTS }),
	);
	return message({ 1: inputs, 2: [output], 4: operator, 5: listed });
}

function tensorOf({ name, shape, data }: Constant): Buffer {
	const type = data instanceof Float32Array ? FLOAT : INT64;
	const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
	return message({ 1: shape, 2: type, 8: name, 9: bytes });
}

function inputOf({ name, type, shape }: Value): Buffer {
	const sizes = shape.map((size) => message(typeof size === "number" ? { 1: size } : { 2: size }));
	const tensor = message({ 1: ELEMENTS[type], 2: message({ 1: sizes }) });
	return message({ 1: name, 2: message({ 1: tensor }) });
}
