/** The configured gateways: one opens new checkouts, and every payment stays with the gateway that opened it. */
import type { Gateway } from './port.ts';

export type Gateways = {
	readonly all: readonly Gateway[];
	/** Opens new checkouts. */
	readonly forNew: Gateway;
	byName(name: string): Gateway | undefined;
};

/** `forNew` is asked first if the owner of an id is unknown. Throws RangeError if it is not in `all`. */
export function createGatewayRegistry(all: readonly Gateway[], forNew: string): Gateways {
	const chosen = all.find(({ name }) => name === forNew);
	if (!chosen) throw new RangeError(`No gateway called ${forNew}`);
	return {
		all: [chosen, ...all.filter((gateway) => gateway !== chosen)],
		forNew: chosen,
		byName: (name) => all.find((gateway) => gateway.name === name),
	};
}
