/** Creates the demo's users: account, portrait, identity check. */

import { DEMO_PASSWORD } from '#contract/dev.ts';
import type { IdentityDetails } from '#contract/identity-details.ts';
import { LEGAL_VERSION } from '#contract/legal.ts';
import { addDays, ammanDate, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { changeUser, hashPassword, insertConsents, insertUser } from '#server/capabilities/identity/index.ts';
import { approveIdentity, makeLink, showDocument, submitDocuments } from '#server/capabilities/kyc/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { storePhoto } from '#server/platform/files/uploads.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type DemoPerson, memberSince } from '../people/person.ts';
import { random } from '../pictures/drawing/random.ts';
import { portraitScene } from '../pictures/portrait.ts';
import { renderJpeg } from '../pictures/render.ts';
import { atTime, inParallel, named, type SeedContext, type SeededUsers } from './seed-context.ts';
import { specimenCard } from './specimen-card.ts';
import { uploadJpeg } from './upload-file.ts';

const YEAR_DAYS = 365.25;
const AT_A_TIME = 4;
const CARD_WIDTH = 640;
const PORTRAIT_WIDTH = 400;

/** All accounts, without portraits and identity checks. */
export async function seedUsers(context: SeedContext): Promise<SeededUsers> {
	const passwordHash = await hashPassword(DEMO_PASSWORD);
	const users = new Map<string, Caller>();
	for (const person of context.plan.people) users.set(person.key, await seedAccount(context, person, passwordHash));
	return users;
}

/** Portraits and identity checks of these people; `admin` approves them. */
export async function checkPeople(context: SeedContext, users: SeededUsers, people: readonly DemoPerson[], admin: string): Promise<void> {
	await inParallel(people, AT_A_TIME, async (person) => {
		if (person.identity === 'NOT_SUBMITTED') return;
		const caller = named(users, person.key);
		if (person.role === 'RENTER') await addPortrait(context, person, caller);
		await checkIdentity(context, person, caller, named(users, admin));
	});
	context.progress(`Made ${people.length} people and their identity checks`);
}

async function seedAccount({ platform, now }: SeedContext, person: DemoPerson, passwordHash: string): Promise<Caller> {
	const { email, firstName, lastName, nameAr, lang, role, phone } = person;
	const user = await inTransaction(platform.db, async (tx) => {
		const made = await insertUser(tx, {
			...{ email, firstName, lastName, lang, role, phone },
			passwordHash: email === null ? null : passwordHash,
			displayNameAr: nameAr,
			verified: { email: email !== null, phone: true },
			termsVersion: LEGAL_VERSION,
			createdAt: memberSince(person, now),
		});
		await insertConsents(tx, made.id, LEGAL_VERSION, made.created_at);
		return made;
	});
	return { userId: user.id, personId: user.id, office: null, role, lang, sessionId: '' };
}

const seedOf = (person: DemoPerson): number => Math.floor(random(1, person.key).between(1, 1_000_000));

async function addPortrait(context: SeedContext, person: DemoPerson, caller: Caller): Promise<void> {
	const then = atTime(context.platform, new Date(memberSince(person, context.now).getTime() + HOUR_MS));
	const scene = portraitScene({ seed: seedOf(person), feminine: person.look !== 'man', hijab: person.look === 'veiled woman' });
	const path = await uploadJpeg(then, caller, await renderJpeg(scene, PORTRAIT_WIDTH));
	const portrait = await storePhoto(then, caller, path, { purpose: 'PROFILE_PHOTO', field: 'profileImage' });
	await inTransaction(then.db, async (tx) => {
		await portrait.commit(tx);
		await changeUser(tx, caller.userId, { profile_image_id: portrait.objectId });
	});
}

async function checkIdentity({ platform, now }: SeedContext, person: DemoPerson, caller: Caller, approver: Caller): Promise<void> {
	const joined = memberSince(person, now).getTime();
	const submitting = atTime(platform, new Date(joined + 5 * HOUR_MS));
	const upload = async (kind: 'ID' | 'LICENCE') =>
		uploadJpeg(submitting, caller, await renderJpeg(specimenCard(kind, seedOf(person)), CARD_WIDTH));
	const details = detailsOf(person, { joined: new Date(joined), now });
	const { idDocument, licence } = await submitDocuments(submitting, caller, {
		idDocUrl: await upload('ID'),
		licenseUrl: await upload('LICENCE'),
		details,
	});
	if (person.identity !== 'APPROVED') return;
	const reviewing = atTime(platform, new Date(joined + DAY_MS));
	for (const document of [idDocument, licence]) if (document) await openDocument(reviewing, approver, document.id);
	await approveIdentity(reviewing, approver, caller.userId, { details });
}

/** Details of a driver: at least in their mid-twenties, with a licence that is valid for at least half a year. */
function detailsOf(person: DemoPerson, { joined, now }: { joined: Date; now: Date }): IdentityDetails {
	const chance = random(2, person.key);
	const days = (least: number, most: number) => Math.floor(chance.between(least, most));
	const licenceExpiresOn = addDays(ammanDate(now), days(200, 2600));
	const birthDate = addDays(ammanDate(joined), -days(26 * YEAR_DAYS, 55 * YEAR_DAYS));
	return {
		birthDate,
		nationality: 'JO',
		licenceNumber: String(days(1_000_000, 9_999_999)),
		licenceClass: '3',
		licenceIssuedOn: addDays(birthDate, days(18.1 * YEAR_DAYS, 22 * YEAR_DAYS)),
		licenceExpiresOn,
		licenceScript: 'ARABIC',
	};
}

/** Opens a document, which a reviewer must do before approving. */
async function openDocument(platform: Platform, reviewer: Caller, id: string): Promise<void> {
	const { url } = await makeLink(platform, reviewer, id, { reason: 'REVIEW' });
	const { searchParams } = new URL(url, platform.publicUrl);
	const part = (name: string) => searchParams.get(name) ?? '';
	await showDocument(platform, reviewer, id, {
		reason: part('reason'),
		page: part('page'),
		expires: part('expires'),
		signature: part('signature'),
	});
}
