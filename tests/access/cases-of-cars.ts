/** Access to cars, their calendars and documents. */
import { makeBulkChange, previewBulkChange } from '#contract/bulk-changes.ts';
import { decideCar } from '#contract/car-review.ts';
import { changeOwnerCar } from '#contract/listing.ts';
import { addPriceRule } from '#contract/price-rules.ts';
import { goodListing, noWords } from '#tests/support/listings.ts';
import { forAdmins, hidden, on, type Table } from './access-case.ts';
import type { Actors } from './actors.ts';
import { aCarOfOwner } from './fixtures.ts';

const car = on((actors) => actors.car);
const freshCar = on((actors) => aCarOfOwner(actors));
const waitingCar = on((actors) => aCarOfOwner(actors, { verificationStatus: 'PENDING' }));
/** A verified car with a change that waits for review. */
async function changedCar(actors: Actors) {
	const { id } = await aCarOfOwner(actors);
	const { change } = await actors.people.owner.browser.call(changeOwnerCar, { params: { id }, body: { doors: 2 } as never });
	return { params: { id }, body: { changeId: change?.id } };
}

/** The decision names the id of the change that it is about. */
async function decisionOn(actors: Actors) {
	const { params, body } = await changedCar(actors);
	return { params, body: { status: 'REJECTED' as const, version: body.changeId ?? '', notes: 'Another car' } };
}

async function aPriceRule(actors: Actors) {
	const { id } = await aCarOfOwner(actors);
	const { rules } = await actors.people.owner.browser.call(addPriceRule, { params: { id }, body: { kind: 'RAMADAN', percent: 20 } });
	return { params: { id, ruleId: rules[0]?.id ?? '' } };
}

const dearer = { dailyRate: { jod: '44' } };
async function bulkOfOwner(actors: Actors, more: object = {}) {
	const { id } = await aCarOfOwner(actors);
	return { body: { carIds: [id], change: dearer, ...more } };
}
async function aBulkChange(actors: Actors) {
	const { body } = await bulkOfOwner(actors);
	const { browser } = actors.people.owner;
	const { version } = await browser.call(previewBulkChange, { body });
	const { id } = await browser.call(makeBulkChange, { body: { ...body, version } });
	return { params: { id } };
}

/** Admins have separate calls for cars. */
const ownerAlone = { by: { owner: 200 }, others: hidden };

const {
	photoUrls: _photos,
	dailyRateJod: _rate,
	permitNumber: _none,
	permitExpiresOn: _never,
	insuranceExpiresOn: _open,
	...listing
} = goodListing;
const numbers = { year: 2021, seats: 5, doors: 4, mileage: 45_000, mileageLimitPerDay: 200 };
const terms = {
	...{ dailyRateJod: '35.50', discounts: [], minDays: 1, advanceNoticeHours: 0, turnaroundHours: 0, deliveryZones: [] },
	...{ extraKmJod: '0.10', fuelEighthJod: '2', cancellationPolicy: 'MODERATE', instantBook: false },
};

export const rowsOfCars = {
	'GET /api/cars': { admits: 'anyone' },
	'GET /api/earnings-estimate': { admits: 'anyone', input: () => ({ query: { city: 'Amman', bodyType: 'Sedan', year: '2020' } }) },
	'GET /api/market-terms': { admits: 'anyone' },
	'GET /api/cars/{slug}': {
		admits: 'anyone',
		input: ({ rejectedCar }) => ({ params: { slug: rejectedCar.slug } }),
		by: { otherOwner: 200, ...forAdmins },
		others: hidden,
	},
	'GET /api/cars/{id}/booked-dates': { admits: 'anyone', input: car },
	'POST /api/cars/{id}/quote': {
		admits: 'signed-in',
		input: on((actors) => actors.car, { body: { from: '2031-07-01', to: '2031-07-03', promoCode: 'NOSUCHCODE' } }),
	},
	'GET /api/cars/{id}/quote': { admits: 'anyone', input: on((actors) => actors.car, { query: { from: '2031-07-01', to: '2031-07-03' } }) },
	'GET /share/cars/{file}': { admits: 'anyone', input: ({ car: { slug } }) => ({ params: { file: `${slug}.jpg` } }) },
	'GET /api/cars/{id}/similar': { admits: 'anyone', input: car },
	'GET /api/cars/{id}/owner-record': { admits: 'anyone', input: car },
	'POST /api/owner/cars': { input: () => ({ body: { ...listing, ...numbers } }), by: { newcomer: 403 }, others: 201 },
	// The file is empty (400); the newcomer’s identity is not approved (403).
	'POST /api/owner/cars/import/preview': { by: { newcomer: 403 }, others: 400 },
	'POST /api/owner/cars/import': { input: () => ({ query: { version: 'x' } }), by: { newcomer: 403 }, others: 400 },
	'POST /api/owner/bulk-changes/preview': { input: (actors) => bulkOfOwner(actors), ...ownerAlone },
	// The version differs from the one of the preview.
	'POST /api/owner/bulk-changes': { input: (actors) => bulkOfOwner(actors, { version: 'x' }), by: { owner: 409 }, others: hidden },
	'POST /api/owner/bulk-changes/{id}/undo': { input: (actors) => aBulkChange(actors), ...ownerAlone },
	'GET /api/owner/cars/{id}': { input: car, ...ownerAlone },
	'PATCH /api/owner/cars/{id}': { input: freshCar, ...ownerAlone },
	'GET /api/owner/cars/{id}/words': { input: car, ...ownerAlone },
	'PUT /api/owner/cars/{id}/words': { input: on((actors) => aCarOfOwner(actors), { body: noWords }), ...ownerAlone },
	'POST /api/owner/cars/{id}/duplicate': { input: freshCar, by: { newcomer: 403, owner: 201 }, others: hidden },
	'DELETE /api/owner/cars/{id}': { input: freshCar, ...ownerAlone },
	// The owner is admitted; the call then fails because the photo does not exist.
	'POST /api/owner/cars/{id}/photos': {
		input: on((actors) => aCarOfOwner(actors), { body: { url: '/objects/uploads/00000000-0000-4000-8000-000000000000', sort: 0 } }),
		...{ by: { owner: 400 }, others: hidden },
	},
	'PUT /api/owner/cars/{id}/photos': { input: freshCar, by: { owner: 409 }, others: hidden },
	'POST /api/owner/cars/{id}/pricing': {
		input: on((actors) => aCarOfOwner(actors), { body: { type: 'BASE', dailyRateJod: '40' } }),
		...ownerAlone,
	},
	'GET /api/owner/cars/{id}/papers/{paper}': {
		input: (actors) => ({ params: { id: actors.car.id, paper: 'registration' } }),
		by: { owner: 200, ...forAdmins },
		others: hidden,
	},
	'PATCH /api/admin/cars/{id}/verify': { input: waitingCar, by: { admin: 200, superAdmin: 409 } },
	'PATCH /api/admin/cars/{id}/change/approve': { input: changedCar, by: { admin: 200, superAdmin: 409 } },
	'PATCH /api/admin/cars/{id}/change/reject': {
		input: async (actors) => {
			const { params, body } = await changedCar(actors);
			return { params, body: { ...body, notes: 'Another car' } };
		},
		by: { admin: 200, superAdmin: 409 },
	},
	'PATCH /api/admin/cars/{id}/reject': { input: waitingCar, by: { admin: 200, superAdmin: 409 } },
	'POST /api/admin/cars/{id}/claim': { input: waitingCar, by: { admin: 200, superAdmin: 409 } },
	'POST /api/admin/cars/{id}/decision': { input: decisionOn, by: { admin: 200, superAdmin: 409 } },
	// Only the admin who made the decision may withdraw it.
	'DELETE /api/admin/cars/{id}/decision': {
		input: async (actors) => {
			const input = await decisionOn(actors);
			await actors.people.admin.browser.call(decideCar, input);
			return input;
		},
		by: { superAdmin: 409, admin: 200 },
	},
	'GET /api/owner/fleet': { input: () => ({ query: { from: '2031-03-01', to: '2031-03-31' } }) },
	'GET /api/owner/cars/{id}/calendar': {
		input: on((actors) => actors.car, { query: { from: '2031-03-01', to: '2031-03-31' } }),
		...ownerAlone,
	},
	'PUT /api/owner/cars/{id}/calendar': {
		input: on((actors) => aCarOfOwner(actors), { body: { from: '2031-07-01', to: '2031-07-02', blocked: true } }),
		...ownerAlone,
	},
	'GET /api/owner/cars/{id}/terms': { input: car, ...ownerAlone },
	'PUT /api/owner/cars/{id}/terms': { input: on((actors) => aCarOfOwner(actors), { body: terms }), ...ownerAlone },
	'GET /api/owner/cars/{id}/branch': { input: car, ...ownerAlone },
	'PUT /api/owner/cars/{id}/branch': { input: on((actors) => aCarOfOwner(actors), { body: { branchId: null } }), ...ownerAlone },
	'GET /api/owner/cars/{id}/service': { input: car, ...ownerAlone },
	'PUT /api/owner/cars/{id}/service': { input: on((actors) => aCarOfOwner(actors), { body: { dueKm: 60_000 } }), ...ownerAlone },
	'GET /api/owner/cars/{id}/meeting-point': { input: car, ...ownerAlone },
	'PUT /api/owner/cars/{id}/meeting-point': {
		input: on((actors) => aCarOfOwner(actors), { body: { textEn: 'At the gate' } }),
		...ownerAlone,
	},
	'DELETE /api/owner/cars/{id}/meeting-point': { input: freshCar, ...ownerAlone },
	'GET /api/owner/cars/{id}/price-rules': { input: car, ...ownerAlone },
	'GET /api/owner/cars/{id}/price-rules/preview': {
		input: on((actors) => actors.car, { query: { kind: 'RAMADAN', percent: '20' } }),
		...ownerAlone,
	},
	'POST /api/owner/cars/{id}/price-rules': {
		input: on((actors) => aCarOfOwner(actors), { body: { kind: 'RAMADAN', percent: 20 } }),
		...ownerAlone,
	},
	'PATCH /api/owner/cars/{id}/price-rules/{ruleId}': {
		input: async (actors) => ({ ...(await aPriceRule(actors)), body: { percent: 30 } }),
		...ownerAlone,
	},
	'DELETE /api/owner/cars/{id}/price-rules/{ruleId}': { input: (actors) => aPriceRule(actors), ...ownerAlone },
	'GET /api/owner/cars/{id}/calendar-sync': { input: car, ...ownerAlone },
	'POST /api/owner/cars/{id}/calendar-sync/feed': { input: freshCar, ...ownerAlone },
	'DELETE /api/owner/cars/{id}/calendar-sync/feed': { input: freshCar, ...ownerAlone },
	// The owner is admitted; the call then fails because the address is not public.
	'POST /api/owner/cars/{id}/calendar-sync/sources': {
		input: on((actors) => aCarOfOwner(actors), { body: { name: 'Elsewhere', url: 'http://127.0.0.1:1/' } }),
		...{ by: { owner: 400 }, others: hidden },
	},
	'POST /api/owner/cars/{id}/calendar-sync/sources/{sourceId}/refresh': {
		input: ({ car: { id }, sourceId }) => ({ params: { id, sourceId } }),
		...ownerAlone,
	},
	// A source of another car: not even its owner can delete it through this address.
	'DELETE /api/owner/cars/{id}/calendar-sync/sources/{sourceId}': {
		input: async (actors) => ({ params: { id: (await aCarOfOwner(actors)).id, sourceId: actors.sourceId } }),
		others: hidden,
	},
	'GET /calendar/{file}': { admits: 'anyone', input: ({ feedFile }) => ({ params: { file: feedFile } }) },
} satisfies Table;
