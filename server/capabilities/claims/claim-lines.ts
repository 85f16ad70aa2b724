/** Lines of a claim, as they are opened with it or added later. */
import { randomUUID } from 'node:crypto';
import { type ClaimBody, MAX_CLAIM_FILS, MAX_CLAIM_ITEMS } from '#contract/claim-shapes.ts';
import { parseFils } from '#contract/money.ts';
import type { DeductionType } from '#contract/settlements.ts';
import type { ChargeLine } from '#server/capabilities/handover/index.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { isRecorded } from './rules.ts';
import type { ItemRow } from './sql.ts';

type Lines = ClaimBody['items'];
type Existing = ReadonlyArray<Pick<ItemRow, 'type' | 'amount_fils'>>;

export const totalOf = (lines: Lines): bigint => lines.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n);

/** Checks across lines that a schema cannot express: their number and total, and at most one line per recorded charge. */
export function assertLinesFit(caller: Caller, lines: Lines, existing: Existing): void {
	if (existing.length + lines.length > MAX_CLAIM_ITEMS) throw refuseField('items', 'CLAIM_LINES_TOO_MANY', caller.lang);
	const before = existing.reduce((sum, { amount_fils }) => sum + amount_fils, 0n);
	if (before + totalOf(lines) > MAX_CLAIM_FILS) throw refuseField('items', 'CLAIM_TOO_HIGH', caller.lang);
	const seen = new Set<DeductionType>(existing.map(({ type }) => type));
	for (const [index, { type }] of lines.entries()) {
		if (isRecorded(type) && seen.has(type)) throw refuseField(`items.${index}.type`, 'TWICE', caller.lang);
		seen.add(type);
	}
}

type Into = { claimId: string; firstPosition: number; addedAt: Date | null; recorded: readonly ChargeLine[] };

/** Each line with the amount that now follows from the handover records. */
export function toItemRows(lines: Lines, { claimId, firstPosition, addedAt, recorded }: Into) {
	return lines.map(({ type, amountJod, description }, index) => {
		const record = recorded.find(({ kind }) => kind === type);
		return {
			id: randomUUID(),
			claim_id: claimId,
			position: firstPosition + index,
			type,
			description,
			amount_fils: parseFils(amountJod),
			record_quantity: record?.quantity ?? null,
			record_rate_fils: record?.rateFils ?? null,
			record_fils: record?.fils ?? null,
			added_at: addedAt,
		};
	});
}
