/** Changes the profile. A new e-mail address takes effect once it is verified, and the previous one is notified. */
import type { InputOf } from '#contract/endpoint.ts';
import type { updateMe } from '#contract/identity.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { storePhoto } from '#server/platform/files/uploads.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { emailMovesEmail } from './account-texts.ts';
import { changeUser, lockUser, type UserChange, type UserRow } from './sql.ts';

type Wanted = InputOf<typeof updateMe>['body'];
type Person = NonNullable<UserRow>;

export async function updateProfile(platform: Platform, caller: Caller, requested: Wanted): Promise<Person> {
	if (requested.email !== undefined) await platform.limits.count('codeAccount', caller.userId);
	const url = requested.profileImageUrl;
	const photo = url ? await storePhoto(platform, caller, url, { purpose: 'PROFILE_PHOTO', field: 'profileImageUrl' }) : null;
	try {
		return await inTransaction(platform.db, async (tx) => {
			const before = await lockUser(tx, caller.userId);
			if (!before) throw refuse('NOT_SIGNED_IN');
			await photo?.commit(tx);
			const change: UserChange = { ...plainChanges(requested), ...(await emailChange(platform, tx, before, requested.email)) };
			if (url !== undefined) change.profile_image_id = photo?.objectId ?? null;
			const after = Object.keys(change).length > 0 ? await changeUser(tx, before.id, change) : before;
			if (url !== undefined && before.profile_image_id) await discardObject(tx, before.profile_image_id, 'PHOTO');
			return after ?? before;
		});
	} catch (error) {
		await photo?.discard();
		throw error;
	}
}

function plainChanges({ firstName, lastName, displayNameAr, lang }: Wanted): UserChange {
	return {
		...(firstName !== undefined && { first_name: firstName }),
		...(lastName !== undefined && { last_name: lastName }),
		...(displayNameAr !== undefined && { display_name_ar: displayNameAr || null }),
		...(lang !== undefined && { lang }),
	};
}

/** Does not check whether the address is in use, so that only its owner can find out. */
async function emailChange(platform: Platform, tx: Transaction, before: Person, email: string | undefined): Promise<UserChange> {
	if (email === undefined || email === before.pending_email) return {};
	if (email === before.email) return { pending_email: null };
	await audit(platform, tx, { actorId: before.id, action: 'user.email-wanted', subject: 'user', subjectId: before.id });
	if (before.email) {
		const language = before.lang === 'ar' ? 'ar' : 'en';
		await sendAccountEmail(platform, tx, {
			to: before.email,
			language,
			letter: emailMovesEmail(before.first_name, platform.publicUrl, language),
		});
	}
	return { pending_email: email };
}
