/** The calls about settlements. */
import * as contract from '#contract/settlements.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/call.ts';
import { changeStatus } from './change-status.ts';
import { readSettlement } from './read-settlement.ts';
import { releaseDeposit } from './release-deposit.ts';

export const settlementRoutes = (platform: Platform): Route[] => [
	bind(contract.getSettlement, ({ caller, params }) => readSettlement(platform, caller, params.bookingId)),
	bind(contract.setSettlementStatus, ({ caller, params, body }) => changeStatus(platform, caller, params.id, body.status)),
	bind(contract.releaseDeposit, ({ caller, params }) => releaseDeposit(platform, caller, params.id)),
];
