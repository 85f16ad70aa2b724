/** Two rental offices of the demo: one licensed, and one whose papers wait for an admin. */
import type { CompanyPaperKind } from '#contract/companies.ts';
import { addDays, ammanDate, DAY_MS } from '#contract/time.ts';
import { changeStocks, moveToBranch } from '#server/capabilities/cars/index.ts';
import { approvePaper, branchesOfOwner, putCompany, serveDocument, submitPaper } from '#server/capabilities/companies/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { renderJpeg } from '../pictures/render.ts';
import type { Garage } from './seed-cars.ts';
import { atTime, named, type SeedContext, type SeededUsers } from './seed-context.ts';
import { specimenCard } from './specimen-card.ts';
import { uploadJpeg } from './upload-file.ts';

const CARD_WIDTH = 640;
const PERMIT_DAYS = 300;
const HOURS = { opensAt: '08:30', closesAt: '19:00', closedOn: [5] };

const licensed = {
	owner: 'ahmad',
	nameEn: 'Sama Cars',
	nameAr: 'سما للسيارات',
	branches: [
		{ ...HOURS, city: 'Irbid', addressEn: 'University Street 118', addressAr: 'شارع الجامعة 118' },
		{
			...HOURS,
			city: 'Queen Alia Airport',
			addressEn: 'Arrivals hall',
			addressAr: 'صالة القادمين',
			opensAt: '06:00',
			closesAt: '24:00',
			closedOn: [],
		},
	],
} as const;

/** Extras that the licensed office offers with all its cars. */
const officeExtras: Parameters<typeof changeStocks>[2] = [
	{ kind: 'CHILD_SEAT', period: 'DAY', priceJod: 2000n, quantity: 3 },
	{ kind: 'UNLIMITED_KM', period: 'DAY', priceJod: 5000n, quantity: 1 },
	{ kind: 'PREPAID_FUEL', period: 'TRIP', priceJod: 25_000n, quantity: 1 },
	{ kind: 'ADDITIONAL_DRIVER', period: 'TRIP', priceJod: 10_000n, quantity: 2 },
];

const waiting = {
	owner: 'yousef',
	nameEn: 'Karak Drive',
	nameAr: 'كرك درايف',
	branches: [{ ...HOURS, city: 'Karak', addressEn: 'Castle Road 4', addressAr: 'طريق القلعة 4' }],
} as const;

type DemoCompany = typeof licensed | typeof waiting;

export const licensedOfficeOwner = licensed.owner;
/** Keys of the people whose companies they are. */
export const officeOwners = [licensed.owner, waiting.owner];

/** `admin`: key of the admin who decides. Companies whose owners are not in the plan are left out. */
export async function seedCompanies({ platform, plan, now }: SeedContext, users: SeededUsers, admin: string): Promise<void> {
	const lastMonth = atTime(platform, new Date(now.getTime() - 30 * DAY_MS));
	const isPlanned = ({ owner }: DemoCompany) => plan.people.some(({ key }) => key === owner);
	if (isPlanned(licensed)) {
		const owner = await setUp(lastMonth, users, licensed);
		for (const kind of ['REGISTRATION', 'PERMIT', 'TAX'] as const) {
			const id = await handIn(lastMonth, owner, kind, now);
			await serveDocument(lastMonth, named(users, admin), id);
			await approvePaper(lastMonth, named(users, admin), id, undefined);
		}
		await changeStocks(lastMonth, owner, officeExtras);
	}
	if (isPlanned(waiting)) {
		const yesterday = atTime(platform, new Date(now.getTime() - DAY_MS));
		const owner = await setUp(lastMonth, users, waiting);
		for (const kind of ['REGISTRATION', 'PERMIT'] as const) await handIn(yesterday, owner, kind, now);
	}
}

/** Assigns cars to branches in turn, so that each branch has cars. */
export async function seedBranches({ platform, plan }: SeedContext, users: SeededUsers, garage: Garage): Promise<void> {
	for (const { owner } of [licensed, waiting]) {
		const cars = plan.cars.filter((car) => car.owner === owner);
		if (cars.length === 0) continue;
		const caller = named(users, owner);
		const branches = await branchesOfOwner(platform.db, caller.userId);
		for (const [index, { key }] of cars.entries())
			await moveToBranch(platform, caller, named(garage, key).id, branches[index % branches.length]?.id ?? null);
	}
}

async function setUp(platform: Platform, users: SeededUsers, { owner, nameEn, nameAr, branches }: DemoCompany): Promise<Caller> {
	const caller = named(users, owner);
	await putCompany(platform, caller, {
		nameEn,
		nameAr,
		branches: branches.map((branch) => ({ ...branch, closedOn: [...branch.closedOn] })),
	});
	return caller;
}

/** Returns the id of the paper. */
async function handIn(platform: Parameters<typeof submitPaper>[0], owner: Caller, kind: CompanyPaperKind, now: Date): Promise<string> {
	const documentUrl = await uploadJpeg(platform, owner, await renderJpeg(specimenCard('ID', kind.length), CARD_WIDTH));
	const expiresOn = kind === 'PERMIT' ? addDays(ammanDate(now), PERMIT_DAYS) : null;
	const { papers } = await submitPaper(platform, owner, { kind, number: '200145678', expiresOn, documentUrl });
	const paper = papers.find((each) => each.kind === kind);
	if (!paper) throw new Error(`the demo’s ${kind} was not handed in`);
	return paper.id;
}
