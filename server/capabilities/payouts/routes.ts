/** Routes of the calls about payouts, batches and earnings. */
import * as earnings from '#contract/earnings.ts';
import * as batches from '#contract/payout-batches.ts';
import * as payouts from '#contract/payouts.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { batchFile } from './batch-file.ts';
import { markBatchPaid, markFailed, markPaid, retry } from './finish-payout.ts';
import { makeBatch } from './make-batch.ts';
import { readDetails, saveDetails } from './payout-details.ts';
import { earningsFile, readEarnings, readTotals } from './read-earnings.ts';
import { readFinances } from './read-finances.ts';
import { type Page, readAdminPayouts, readBatch, readBatches, readOwnerPayouts, readSummary } from './read-payouts.ts';

function paged<Item>({ items, next, total }: Page<Item>, call: { headers: Headers; request: Request }): Item[] {
	setPage(call, { next, total });
	return items;
}

export const payoutRoutes = (platform: Platform): Route[] => [
	bind(payouts.ownerPayouts, async (call) => paged(await readOwnerPayouts(platform, call.caller, call.query), call)),
	bind(payouts.ownerFinances, ({ caller }) => readFinances(platform, caller)),
	bind(payouts.getPayoutDetails, ({ caller }) => readDetails(platform.db, caller)),
	bind(payouts.setPayoutDetails, ({ caller, body, language }) => saveDetails(platform, { ...caller, lang: language }, body)),
	bind(earnings.ownerEarnings, async (call) =>
		call.query.format === 'csv'
			? earningsFile(platform, call.caller, call.query, call.language)
			: paged(await readEarnings(platform, call.caller, call.query), call),
	),
	bind(earnings.earningsTotals, ({ caller, query }) => readTotals(platform, caller, query)),
	bind(batches.listPayouts, async (call) => paged(await readAdminPayouts(platform, call.caller, call.query), call)),
	bind(batches.payoutsSummary, () => readSummary(platform)),
	bind(batches.createPayoutBatch, ({ caller, body, saveResponse }) => makeBatch(platform, caller, body.payoutIds, saveResponse)),
	bind(batches.listPayoutBatches, async (call) => paged(await readBatches(platform, call.caller, call.query), call)),
	bind(batches.getPayoutBatch, ({ params }) => readBatch(platform, params.id)),
	bind(batches.getPayoutBatchFile, ({ caller, params }) => batchFile(platform, caller, params.id)),
	bind(batches.markBatchPaid, ({ caller, params, body }) => markBatchPaid(platform, caller, params.id, body.bankReference)),
	bind(batches.markPayoutPaid, ({ caller, params, body }) => markPaid(platform, caller, params.id, body.bankReference)),
	bind(batches.markPayoutFailed, ({ caller, params, body }) => markFailed(platform, caller, params.id, body.reason)),
	bind(batches.retryPayout, ({ caller, params }) => retry(platform, caller, params.id)),
];
