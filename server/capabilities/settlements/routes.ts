/** Routes of the calls about settlements. */
import * as lists from '#contract/settlement-lists.ts';
import * as contract from '#contract/settlements.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import {
	readAllSums,
	readOwnerDeposits,
	readOwnerSettlements,
	readOwnerSums,
	readSettlement,
	readSettlements,
	type SettlementPage,
} from './read-lists.ts';
import { readMonth } from './read-month.ts';
import { releaseDeposit } from './release-deposit.ts';
import { changeStatus } from './set-status.ts';

function paged<Item>({ items, next, total }: SettlementPage<Item>, call: { headers: Headers; request: Request }): Item[] {
	setPage(call, { next, total });
	return items;
}

export const settlementRoutes = (platform: Platform): Route[] => [
	bind(contract.getSettlement, ({ caller, params }) => readSettlement(platform, caller, params.bookingId)),
	bind(contract.setSettlementStatus, ({ caller, params, body }) => changeStatus(platform, caller, params.id, body.status)),
	bind(contract.releaseDeposit, ({ caller, params }) => releaseDeposit(platform, caller, params.id)),
	bind(lists.ownerSettlements, async (call) => paged(await readOwnerSettlements(platform, call.caller, call.query), call)),
	bind(lists.ownerSettlementsSummary, ({ caller }) => readOwnerSums(platform, caller)),
	bind(lists.ownerDeposits, async (call) => paged(await readOwnerDeposits(platform, call.caller, call.query), call)),
	bind(lists.listSettlements, async (call) => paged(await readSettlements(platform, call.caller, call.query), call)),
	bind(lists.settlementsOfMonth, ({ query }) => readMonth(platform, query.month)),
	bind(lists.settlementsSummary, () => readAllSums(platform)),
];
