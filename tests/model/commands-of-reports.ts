/** Commands on what is wrong with a booking: reported, returned, and decided by an admin. */
import { formatFils } from '#contract/money.ts';
import type { ReportKind } from '#contract/report-shapes.ts';
import { createReport, decideReport } from '#contract/reports.ts';
import { type ModelCommand, NOBODY } from './commands.ts';
import { recordReturnByRenter } from './expected-state-life.ts';
import * as rules from './expected-state-reports.ts';

export const report = (by: 'renter' | 'owner', kind: ReportKind): ModelCommand => ({
	name: `the ${by} reports ${kind}`,
	model: (expected) => rules.createReport(expected, kind),
	async product(harness) {
		const clientId = crypto.randomUUID();
		const body = { clientId, kind, text: 'It does not start', photos: [], place: null, policeReportNumber: null };
		const outcome = await harness.ask(harness.users[by], createReport, { ...harness.ofBooking, body });
		if (outcome === 'DONE') harness.reported.push(clientId);
		return outcome;
	},
});

/** The sum that the model expects is sent along, so that another one is refused. */
export const decide = (decision: rules.Decision): ModelCommand => {
	const { outcome, sharePercent, used } = decision;
	let [index, refundFils] = [-1, 0n];
	return {
		name: `an admin decides ${outcome}${sharePercent === undefined ? '' : ` with ${sharePercent} %`}${used === 'MOST' ? ' of the fewest days' : ''}`,
		model(expected) {
			index = expected.reports.findIndex((each) => each.outcome === null);
			const isAllowed = rules.decideReport(expected, decision);
			refundFils = expected.reports[index]?.refundFils ?? 0n;
			return isAllowed;
		},
		async product(harness, expected) {
			const body = {
				...{ outcome, refundJod: formatFils(refundFils), note: 'Looked at' },
				...(sharePercent !== undefined && { sharePercent: Number(sharePercent) }),
				...(used === 'MOST' && { usedDays: expected.terms.rates.length }),
			};
			return harness.ask(harness.users.admin, decideReport, { params: { id: harness.reported[index] ?? NOBODY }, body });
		},
	};
};

export const renterReturns: ModelCommand = {
	name: 'the renter records the return',
	model: recordReturnByRenter,
	product: (harness) => harness.recordReturn('RENTER'),
};

export const endNow = (sharePercent: bigint, used: 'LEAST' | 'MOST'): ModelCommand => decide({ outcome: 'END_NOW', sharePercent, used });

export const reporting: readonly ModelCommand[] = [
	report('renter', 'DOES_NOT_START'),
	report('renter', 'UNSAFE_OR_DIRTY'),
	report('owner', 'OTHER'),
	report('owner', 'LATE'),
	report('renter', 'NOT_AS_DESCRIBED'),
	report('owner', 'ACCIDENT'),
	report('owner', 'LOST_KEY'),
	renterReturns,
];

export const deciding: readonly ModelCommand[] = [
	decide({ outcome: 'HELP_AND_GO_ON' }),
	decide({ outcome: 'REFUSED_AT_PICKUP' }),
	endNow(0n, 'LEAST'),
	endNow(40n, 'LEAST'),
	endNow(100n, 'LEAST'),
	endNow(33n, 'MOST'),
];
