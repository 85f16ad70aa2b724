/** Colour of each state of a settlement, a deposit and a payout. */
import type { OwnerDeposit } from '#contract/settlement-lists.ts';
import type { SettlementStatus } from '#contract/settlements.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const settlementTone: Record<SettlementStatus, Tone> = {
	PENDING: 'warning',
	CALCULATED: 'info',
	PAID: 'positive',
	DISPUTED: 'danger',
};

export const depositTone: Record<OwnerDeposit['depositStatus'], Tone> = {
	held: 'warning',
	released: 'neutral',
	partially_captured: 'accent',
	captured: 'accent',
};

export const payoutTone: Record<'PENDING' | 'SENT' | 'PAID' | 'FAILED', Tone> = {
	PENDING: 'warning',
	SENT: 'info',
	PAID: 'positive',
	FAILED: 'danger',
};
