/** The status filter of the settlements and its address. */
import { type SettlementStatus, settlementStatuses } from '#contract/settlements.ts';

/** In the order in which they are offered; undefined is all of them. */
export const offered = [undefined, 'CALCULATED', 'PENDING', 'PAID', 'DISPUTED'] as const satisfies ReadonlyArray<
	SettlementStatus | undefined
>;

export const statusFrom = (query: URLSearchParams): SettlementStatus | undefined =>
	settlementStatuses.find((status) => status === query.get('status'));

export const listQuery = (status: SettlementStatus | undefined) => ({ query: status ? { status } : {} });
