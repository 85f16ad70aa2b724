/** Routes of the calls that read the ledger. */
import * as contract from '#contract/ledger.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso, monthPeriod } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { type AccountTotal, bookingStatement, type StatementLine, trialBalance } from './reads-sql.ts';

export const ledgerRoutes = (platform: Platform): Route[] => [
	bind(contract.getTrialBalance, async ({ query }) =>
		presentBalance(await trialBalance(platform.db, query.month ? monthPeriod(query.month) : null)),
	),
	bind(contract.getBookingStatement, async ({ params }) => presentStatement(await bookingStatement(platform.db, params.id))),
];

function presentBalance(totals: readonly AccountTotal[]): contract.TrialBalance {
	const place = (total: AccountTotal) => contract.accounts.indexOf(total.account);
	const sum = (of: (total: AccountTotal) => bigint) => formatFils(totals.reduce((so, total) => so + of(total), 0n));
	return {
		lines: totals
			.toSorted((a, b) => place(a) - place(b))
			.map(({ account, debitFils, creditFils }) => ({
				account,
				debitJod: formatFils(debitFils),
				creditJod: formatFils(creditFils),
				balanceJod: formatFils(debitFils - creditFils),
			})),
		debitJod: sum(({ debitFils }) => debitFils),
		creditJod: sum(({ creditFils }) => creditFils),
	};
}

function presentStatement(lines: readonly StatementLine[]): contract.BookingStatement {
	const entries = Map.groupBy(lines, ({ entryId }) => entryId);
	return [...entries.values()].flatMap((ofEntry) => {
		const [first] = ofEntry;
		if (!first) return [];
		return [
			{
				event: first.event,
				occurredAt: ammanIso(first.occurredAt),
				lines: ofEntry.map((line) => ({
					account: line.account,
					debitJod: formatFils(line.debitFils),
					creditJod: formatFils(line.creditFils),
					balanceJod: formatFils(line.balanceFils),
					ownerId: line.ownerId,
				})),
			},
		];
	});
}
