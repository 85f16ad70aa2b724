/** The amounts that an admin grants for the lines of a case. */
import { parseFils } from '#contract/money.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';

type Line = { id: string; amount_fils: bigint };
type Grants = ReadonlyArray<{ id: string; grantedJod: string }>;

/** Exactly one grant for each line, none above the claimed amount. `field`: the name of the grants in the call. */
export function grantsOf(caller: Caller, lines: readonly Line[], grants: Grants, field: 'items' | 'lines'): Map<string, bigint> {
	const granted = new Map(grants.map(({ id, grantedJod }) => [id, parseFils(grantedJod)]));
	const isComplete = grants.length === lines.length && lines.every((line) => granted.has(line.id));
	if (!isComplete) throw refuseField(field, 'CLAIM_GRANTS_EACH', caller.lang);
	for (const [index, { id, grantedJod }] of grants.entries()) {
		const line = lines.find((each) => each.id === id);
		if (line && parseFils(grantedJod) > line.amount_fils)
			throw refuseField(`${field}.${index}.grantedJod`, 'CLAIM_GRANT_TOO_HIGH', caller.lang);
	}
	return granted;
}
