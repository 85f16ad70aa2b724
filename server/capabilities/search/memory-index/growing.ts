/** Typed arrays that take one more element when it comes. */

const LEAST = 1024;

/** The same array where index `at` fits, else its copy in one twice as long. */
export const roomFor = <A extends Int32Array | Uint32Array | Float64Array>(array: A, at: number): A => {
	if (at < array.length) return array;
	const larger = new (array.constructor as new (length: number) => A)(Math.max(LEAST, array.length * 2, at + 1));
	larger.set(array);
	return larger;
};
