/** A user on the wire: for themselves and for others. */

import type { PublicUser, User } from '#contract/identity.ts';
import { LEGAL_VERSION } from '#contract/legal.ts';
import { scoreOf } from '#contract/score.ts';
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { displayName, needsSecondFactor } from './rules.ts';
import type { UserRow } from './sql.ts';

type Row = NonNullable<UserRow>;

export function toUser(platform: Platform, row: Row): User {
	const name = displayName({ firstName: row.first_name, lastName: row.last_name });
	return {
		id: row.id,
		email: row.email,
		firstName: row.first_name,
		lastName: row.last_name,
		displayName: name,
		name,
		phone: row.phone,
		phoneVerified: row.phone_verified_at !== null,
		// A pending new address is not verified yet.
		emailVerified: row.email_verified_at !== null && row.pending_email === null,
		role: row.role,
		lang: row.lang,
		createdAt: ammanIso(row.created_at),
		memberSince: ammanIso(row.created_at),
		profileImageUrl: row.profile_image_id ? photoUrl(row.profile_image_id) : null,
		kycStatus: row.kyc_status,
		displayNameAr: row.display_name_ar,
		pendingEmail: row.pending_email,
		hasPassword: row.password_hash !== null,
		consentDue: row.terms_version !== LEGAL_VERSION,
		secondFactorDue: row.second_factor_at === null && needsSecondFactor(platform, row.role),
		office: null,
	};
}

export function toPublicUser(row: Row): PublicUser {
	return {
		id: row.id,
		displayName: displayName({ firstName: row.first_name, lastName: row.last_name }),
		displayNameAr: row.display_name_ar,
		profileImageUrl: row.profile_image_id ? photoUrl(row.profile_image_id) : null,
		memberSince: ammanIso(row.created_at),
		asOwner: scoreOf(row.owner_rating_sum, row.owner_rating_count),
		asRenter: scoreOf(row.renter_rating_sum, row.renter_rating_count),
		hasLeft: row.left_at !== null,
	};
}
