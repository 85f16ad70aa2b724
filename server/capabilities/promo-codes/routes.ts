/** Routes of the calls about promo codes. */
import * as contract from '#contract/promo-codes.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { createCode, endOneCode, readOwnerCodes, readPlatformCodes } from './manage-codes.ts';

/** The platform's codes have no owner. */
const PLATFORM = null;

export const promoCodeRoutes = (platform: Platform): Route[] => [
	bind(contract.listPromoCodes, async ({ caller, query, headers, request }) => {
		const { codes, next, total } = await readPlatformCodes(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return codes;
	}),
	bind(contract.createPromoCode, ({ caller, body, saveResponse }) => createCode(platform, caller, PLATFORM, { draft: body, saveResponse })),
	bind(contract.endPromoCode, ({ caller, params }) => endOneCode(platform, caller, PLATFORM, params.id)),
	bind(contract.listOwnerPromoCodes, ({ caller }) => readOwnerCodes(platform, caller)),
	bind(contract.createOwnerPromoCode, ({ caller, body, saveResponse }) =>
		createCode(platform, caller, caller.userId, { draft: body, saveResponse }),
	),
	bind(contract.endOwnerPromoCode, ({ caller, params }) => endOneCode(platform, caller, caller.userId, params.id)),
];
