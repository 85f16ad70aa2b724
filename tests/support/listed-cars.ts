/** A car listed through its owner's calls: draft, submitted, verified. */
import sharp from 'sharp';
import { addCarPhoto, approveCarChange, createCar, getOwnerCar, setCarPricing, verifyCar } from '#contract/listing.ts';
import { aPerson, type Person } from './factories.ts';
import { goodListing } from './listings.ts';
import { upload } from './uploads.ts';
import type { World } from './world.ts';

type Draft = { id: string; slug: string };

const { dailyRateJod, photoUrls: _, ...fields } = goodListing;

export const aJpeg = () =>
	sharp({ create: { width: 160, height: 120, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer();

/** Body of the listing call as text. The cast is needed because the types of the call are those after parsing. */
export const listingBody = (changes: object = {}) => ({ ...fields, ...changes }) as never;

export async function aDraft(owner: Person, changes: object = {}): Promise<Draft> {
	return owner.browser.call(createCar, { body: listingBody(changes) });
}

export async function addPhoto(owner: Person, id: string, sort = 0) {
	return owner.browser.call(addCarPhoto, { params: { id }, body: { url: await upload(owner, await aJpeg()), sort } });
}

export const price = (owner: Person, id: string, rate: string = dailyRateJod) =>
	owner.browser.call(setCarPricing, { params: { id }, body: { type: 'BASE', dailyRateJod: rate, minDays: 1 } as never });

/** With a photo and a price: waits for an admin. */
export async function aSubmitted(owner: Person, changes: object = {}): Promise<Draft> {
	const draft = await aDraft(owner, changes);
	await addPhoto(owner, draft.id);
	await price(owner, draft.id);
	return draft;
}

export async function aVerified(world: World, owner: Person, changes: object = {}): Promise<Draft> {
	const car = await aSubmitted(owner, changes);
	const admin = await aPerson(world, { role: 'ADMIN' });
	await admin.browser.call(verifyCar, { params: { id: car.id }, body: {} });
	return car;
}

/** An admin approves the change of a verified car that waits for review. */
export async function approveChange(world: World, owner: Person, id: string): Promise<void> {
	const admin = await aPerson(world, { role: 'ADMIN' });
	const { change } = await owner.browser.call(getOwnerCar, { params: { id } });
	await admin.browser.call(approveCarChange, { params: { id }, body: { changeId: change?.id ?? '' } });
}
