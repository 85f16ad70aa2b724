/** A returned car and the owner's claim, without a browser. */
import type { Claim } from '#contract/claim-shapes.ts';
import { acceptClaim, contestClaim, openClaim, payClaim } from '#contract/claims.ts';
import { type Payment, verifyPayment } from '#contract/payments.ts';
import type { DeductionType } from '#contract/settlements.ts';
import type { CarOptions, Person } from './factories.ts';
import { aPicture, checkInByOwner, checkOutBy, type Trip, tripAtPickup, uploadPhoto } from './handovers.ts';
import { cards } from './payments.ts';
import type { World } from './world.ts';

type Return = { odometerKm?: number; fuelEighths?: number; lateMs?: number };

/** Handed over and returned at the end, by the owner's records. */
export async function aReturn(world: World, { lateMs = 0, ...reading }: Return = {}, options: CarOptions = {}): Promise<Trip> {
	const trip = await tripAtPickup(world, options);
	await checkInByOwner(trip);
	world.clock.moveTo(new Date(trip.endsAt.getTime() + lateMs));
	await checkOutBy('owner', trip, reading);
	await world.runJobs();
	return trip;
}

type Line = { type?: DeductionType; amountJod?: string; description?: string };

export async function aClaimBody(owner: Person, lines: readonly Line[] = [{}], photos = 1) {
	return {
		items: lines.map((line) => ({ type: 'DAMAGE' as const, amountJod: '30', description: 'A dent in the rear door', ...line })),
		note: 'Parked in a tight garage, by the look of it.',
		photos: await Promise.all(Array.from({ length: photos }, async () => uploadPhoto(owner, await aPicture()))),
	};
}

type Claimed = Pick<Trip, 'params' | 'owner' | 'renter'>;

export async function aClaim(trip: Pick<Claimed, 'params' | 'owner'>, lines: readonly Line[] = [{}]): Promise<Claim> {
	return trip.owner.browser.call(openClaim, { params: trip.params, body: await aClaimBody(trip.owner, lines) });
}

/** The renter contests it, and an admin has to decide. */
export async function aContestedClaim(world: World, trip: Claimed, lines: readonly Line[] = [{}]): Promise<Claim> {
	const { id } = await aClaim(trip, lines);
	world.expectLog(/ALERT CLAIM_CONTESTED/);
	return trip.renter.browser.call(contestClaim, { params: { id }, body: { reason: 'That dent was there before.' } });
}

/** Accepted by the renter: taken from the deposit as far as it covers it. */
export async function anAcceptedClaim(trip: Claimed, lines: readonly Line[] = [{}]): Promise<Claim> {
	const { id } = await aClaim(trip, lines);
	return trip.renter.browser.call(acceptClaim, { params: { id } });
}

/** Pays the excess on the gateway's page and returns. */
export async function payExcess(world: World, renter: Person, claim: { id: string }, card: string = cards.good): Promise<Payment> {
	const { paymentId } = await renter.browser.call(payClaim, { params: { id: claim.id }, body: {} });
	const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
	const { redirectUrl } = await world.gateway.pay({ invoiceId: invoice?.invoiceId ?? '', card });
	const gatewayPaymentId = new URL(redirectUrl ?? '').searchParams.get('paymentId') ?? '';
	return renter.browser.call(verifyPayment, { params: { paymentId: gatewayPaymentId } });
}
