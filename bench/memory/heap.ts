/** The heap in use, after the collector has run. Needs `node --expose-gc`. */
export function heapUsed(): number {
	const { gc } = globalThis;
	if (gc === undefined) throw new Error("the heap is measured with node --expose-gc");
	// what was moved in one round can be freed in the next
	for (let i = 0; i < 3; i++) gc();
	return process.memoryUsage().heapUsed;
}
