/**
 * An owner edits a car. Fields that an admin checked against documents need verification again, and so does a rejected listing.
 * Other content that an admin saw of a verified car waits for an admin's review.
 */
import type { InputOf } from '#contract/endpoint.ts';
import type { changeOwnerCar, OwnerCar } from '#contract/listing.ts';
import { assertNoContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { writeOrDiscard } from '#server/platform/files/uploads.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { areaAfter } from './area.ts';
import { columnsOf, textsOf } from './columns.ts';
import { deleteReplacedDocuments, storeCarDocuments } from './documents.ts';
import { assertDriverTerms } from './driver-terms.ts';
import { carChanged } from './events.ts';
import { reserveSlug } from './list-car.ts';
import { getOwnCar, lockOwnCarForUpdate } from './own-car.ts';
import { mergeChange, proposeValues, splitChange } from './proposed-change.ts';
import { readOwnerCar } from './read-owner-cars.ts';
import { verifiedColumns } from './rules.ts';
import { type CarChange, type CarRow, changeCar } from './sql.ts';
import { zonesOf } from './terms-sql.ts';

type Fields = InputOf<typeof changeOwnerCar>['body'];

export async function changeOwnCar(platform: Platform, caller: Caller, carId: string, fields: Fields): Promise<OwnerCar> {
	const current = await getOwnCar(platform.db, caller, carId);
	assertNoContacts(textsOf(fields, current), caller.lang);
	const papers = await storeCarDocuments(platform, caller, fields);
	const write = async (tx: Transaction) => {
		const before = await lockOwnCarForUpdate(tx, caller, carId);
		await papers.commit(tx);
		await changeLockedCar(platform, tx, caller, { before, fields, papers: papers.columns });
		return readOwnerCar(tx, caller, carId, platform.clock.now());
	};
	return writeOrDiscard(
		() => [papers],
		() => inTransaction(platform.db, write),
	);
}

type LockedChange = { before: CarRow; fields: Fields; papers?: CarChange };

/** The same for a car whose row the caller has locked; texts were checked for contacts. `papers`: columns of documents. */
export async function changeLockedCar(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ before, fields, papers = {} }: LockedChange,
): Promise<void> {
	const carId = before.id;
	if (fields.deliveryAvailable && !before.delivery_available && (await zonesOf(tx, carId)).length === 0)
		throw refuseField('deliveryAvailable', 'DELIVERY_NEEDS_A_ZONE', caller.lang);
	assertDriverTerms(fields, await currentSettings(tx), before, caller);
	const now = platform.clock.now();
	const area = areaAfter(fields, before, caller.lang);
	const asked = { ...columnsOf(fields), ...papers, ...(area !== undefined && { area }) };
	const isVerified = before.verification_status === 'VERIFIED';
	const losesVerification = isVerified && differs(before, asked, verifiedColumns);
	const { waiting, immediate } = isVerified && !losesVerification ? splitChange(asked) : { waiting: {}, immediate: asked };
	const change = immediate;
	if (losesVerification) await mergeChange(tx, before, now);
	await proposeValues(platform, tx, caller, { car: before, values: waiting });
	const written = { ...change, ...consequences(before, change) };
	// The slug of a draft is not public yet, so it changes with the name.
	const slug =
		before.submitted_at === null && differs(before, change, ['make', 'model', 'year'])
			? await reserveSlug(tx, { ...before, ...fieldsOf(change) })
			: null;
	if (Object.keys(written).length > 0 || !isVerified) await changeCar(tx, carId, { ...written, ...(slug && { slug }) }, now);
	await deleteReplacedDocuments(tx, before, papers);
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'car.changed',
		subject: 'car',
		subjectId: carId,
		before: toJsonValues(currentValues(before, written)),
		after: toJsonValues(written),
	});
	await platform.events.publish(platform, tx, carChanged, { carId });
}

/** Side effects of an edit: verification and the insurance check are reset. Changing only `is_active` does not resubmit a rejected car. */
function consequences(before: CarRow, change: CarChange): CarChange {
	const verifiedAgain = before.verification_status === 'VERIFIED' && differs(before, change, verifiedColumns);
	const mends = Object.keys(change).join() !== 'is_active';
	const needsVerification = verifiedAgain || (before.verification_status === 'REJECTED' && mends);
	return {
		...(needsVerification && { verification_status: 'PENDING', verification_notes: null }),
		...(differs(before, change, ['insurance_expires_on', 'insurance_document_id']) && { insurance_checked_at: null }),
	};
}

function differs(before: CarRow, change: CarChange, columns: ReadonlyArray<keyof CarChange & keyof CarRow>): boolean {
	return columns.some((column) => column in change && change[column] !== before[column]);
}

const fieldsOf = ({ make, model, year }: CarChange) => ({
	...(typeof make === 'string' && { make }),
	...(typeof model === 'string' && { model }),
	...(typeof year === 'number' && { year }),
});

const currentValues = (row: CarRow, change: CarChange) =>
	Object.fromEntries(Object.keys(change).map((column) => [column, row[column as keyof CarRow]]));

/** JSON has no bigint: fils are written as text. */
const toJsonValues = (columns: object) =>
	Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, typeof value === 'bigint' ? value.toString() : value]));
