/** Promo codes for tests. */
import { randomBytes } from 'node:crypto';
import type { RequestOf } from '#contract/endpoint.ts';
import type { PromoBearer } from '#contract/promo-code-shapes.ts';
import { createOwnerPromoCode, createPromoCode } from '#contract/promo-codes.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { aPerson, type Person } from './factories.ts';
import type { World } from './world.ts';

type Draft = Partial<RequestOf<typeof createPromoCode>['body']> & { by?: PromoBearer };

/** Creates a promo code and returns it: by default ten percent of the days, for everybody, valid for a year. `owner`: its owner, if it is not the platform's. */
export async function aPromoCode(world: World, { by = 'PLATFORM', ...draft }: Draft, owner: Person): Promise<string> {
	const now = world.clock.now();
	const body = {
		code: `T${randomBytes(6).toString('hex').toUpperCase()}`,
		...(draft.amountJod === undefined && { percent: 10 }),
		validFrom: ammanDate(now),
		validUntil: ammanDate(new Date(now.getTime() + 365 * DAY_MS)),
		maxUsesPerPerson: 100,
		...draft,
	};
	const { code } =
		by === 'PLATFORM'
			? await (await aPerson(world, { role: 'ADMIN' })).browser.call(createPromoCode, { body })
			: await owner.browser.call(createOwnerPromoCode, { body });
	return code;
}
