/** The gateways that are set up: one opens new checkouts, and every payment stays with the one that it was opened at. */
import type { Gateway } from './port.ts';

export type Gateways = {
	readonly all: readonly Gateway[];
	/** Opens new checkouts. */
	readonly forNew: Gateway;
	byName(name: string): Gateway | undefined;
};

/** `forNew` is asked first wherever it is not known whose an id is. Throws RangeError where it is none of `all`. */
export function createGatewayRegistry(all: readonly Gateway[], forNew: string): Gateways {
	const chosen = all.find(({ name }) => name === forNew);
	if (!chosen) throw new RangeError(`No gateway called ${forNew}`);
	return {
		all: [chosen, ...all.filter((gateway) => gateway !== chosen)],
		forNew: chosen,
		byName: (name) => all.find((gateway) => gateway.name === name),
	};
}
