/** Access to users: sign-in, documents, files, roles. */
import { createHash, randomUUID } from 'node:crypto';
import { saveAdminView } from '#contract/admin-views.ts';
import { decideIdentityCheck } from '#contract/identity-review.ts';
import { linkToDocument } from '#contract/kyc.ts';
import { LEGAL_VERSION } from '#contract/legal.ts';
import { aSession } from '#tests/support/factories.ts';
import { forAdmins, hidden, on, type Table } from './access-case.ts';
import { type ActorName, type Actors, aCheck } from './actors.ts';
import { somebody } from './fixtures.ts';

const phone = '+962790000999';
const password = 'a good long password';
const nowhere = '/objects/uploads/00000000-0000-4000-8000-000000000000';

async function waitingFor(actors: Actors) {
	const { id } = await somebody(actors);
	await actors.world.running.platform.pool.query('DELETE FROM identity_checks WHERE user_id = $1', [id]);
	await aCheck(actors.world, { id });
	return { params: { userId: id } };
}

/** Waiting, and both admins have opened the documents. */
async function openedBy(actors: Actors) {
	const input = await waitingFor(actors);
	const { admin, superAdmin } = actors.people;
	await actors.world.running.platform.pool.query(
		`INSERT INTO identity_document_views (user_id, document_id, kind, viewer_id, reason, viewed_at)
		SELECT user_id, document, 'ID', viewer, 'REVIEW', submitted_at
		FROM identity_checks, unnest(ARRAY[id_document_id, licence_id]) AS document, unnest($2::uuid[]) AS viewer WHERE user_id = $1`,
		[input.params.userId, [admin.id, superAdmin.id]],
	);
	return input;
}

async function aSessionOfRenter({ world, people }: Actors): Promise<{ id: string }> {
	const token = await aSession(world, people.renter.id);
	const hash = createHash('sha256').update(token).digest();
	return world.running.platform.db.selectFrom('sessions').select('id').where('token_hash', '=', hash).executeTakeFirstOrThrow();
}

const someDetails = {
	...{ birthDate: '1990-01-01', nationality: 'JO', licenceNumber: '9001234', licenceClass: '3', licenceScript: 'ARABIC' },
	...{ licenceIssuedOn: '2015-01-01', licenceExpiresOn: '2040-01-01' },
};

/** An answer to no challenge, by a passkey that does not exist. */
const ofPasskey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const signed = { clientDataJSON: 'AA' };
const aPasskeyAnswer = { ...ofPasskey, response: { ...signed, authenticatorData: 'AA', signature: 'AA' } };

async function aPasskeyOfRenter({ world, people }: Actors): Promise<{ id: string }> {
	const id = randomUUID();
	const now = world.clock.now();
	await world.running.platform.db
		.insertInto('passkeys')
		.values({
			...{ id, user_id: people.renter.id, credential_id: id, public_key: Buffer.from('key'), counter: 0n },
			...{ transports: [], name: 'Chrome', created_at: now },
		})
		.execute();
	return { id };
}

export const rowsOfPeople = {
	'POST /api/auth/sign-out': { admits: 'anyone' },
	'POST /api/auth/sign-up/email': {
		admits: 'anyone',
		input: () => ({
			body: (who: ActorName) => ({ email: `sign-up-${who}@mishwar.test`.toLowerCase(), password, firstName: 'A', lastName: 'B' }),
		}),
	},
	'POST /api/auth/sign-up/confirm': {
		admits: 'anyone',
		input: () => ({ body: { email: 'nobody@mishwar.test', code: 'A3C4D6' } }),
		others: 400,
	},
	'POST /api/auth/sign-in/email': { admits: 'anyone', input: () => ({ body: { email: 'nobody@mishwar.test', password } }), others: 401 },
	'POST /api/auth/sign-in/phone/send': { admits: 'anyone', input: () => ({ body: { phone } }) },
	'POST /api/auth/sign-in/phone/verify': { admits: 'anyone', input: () => ({ body: { phone, code: '123456' } }), others: 400 },
	'POST /api/auth/password/forgot': { admits: 'anyone', input: () => ({ body: { email: 'nobody@mishwar.test' } }) },
	'POST /api/auth/password/reset': { admits: 'anyone', input: () => ({ body: { token: 'none', password } }), others: 400 },
	'POST /api/auth/master-admin/send-otp': { admits: 'anyone', input: () => ({ body: { phone } }) },
	'POST /api/auth/master-admin/verify-otp': { admits: 'anyone', input: () => ({ body: { phone, code: '123456' } }), others: 400 },
	// No provider is configured.
	'GET /api/auth/oidc/start': { admits: 'anyone', others: hidden },
	'GET /api/auth/oidc/callback': { admits: 'anyone', others: hidden },
	'PATCH /api/users/me': { input: () => ({ body: (who: ActorName) => ({ firstName: `Zq${who}`, lastName: `Zq${who}`, lang: 'en' }) }) },
	// No code was sent.
	'POST /api/verification/verify-email': { input: () => ({ body: { code: 'A1B2C3' } }), others: 400 },
	'POST /api/otp/send': { input: () => ({ body: { phone } }) },
	'POST /api/otp/verify': { input: () => ({ body: { phone, code: '123456' } }), others: 400 },
	'POST /api/users/me/password': { input: () => ({ body: { newPassword: password } }), signsOut: true },
	'DELETE /api/users/me/sessions': { signsOut: true },
	'DELETE /api/users/me/sessions/{id}': { input: on(aSessionOfRenter), by: { renter: 200 }, others: hidden },
	'POST /api/users/me/consents': { input: () => ({ body: { version: LEGAL_VERSION } }) },
	// All users have a password by now and reauthenticate with it, so no code is sent.
	'POST /api/users/me/leaving-code': { others: 409 },
	'DELETE /api/users/me': { others: 400 },

	'POST /api/users/me/second-factors/totp/confirm': { input: () => ({ body: { code: '123456' } }), others: 400 },
	'DELETE /api/users/me/second-factors/totp': { others: 409 },
	'POST /api/users/me/second-factors/recovery-codes': { others: 409 },
	'POST /api/users/me/passkeys': {
		input: () => ({ body: { passkey: { ...ofPasskey, response: { ...signed, attestationObject: 'AA' } } } }),
		others: 400,
	},
	'DELETE /api/users/me/passkeys/{id}': { input: on(aPasskeyOfRenter), by: { renter: 200 }, others: hidden },
	'POST /api/auth/passkey/options': { admits: 'anyone' },
	'POST /api/auth/passkey': { admits: 'anyone', input: () => ({ body: { passkey: aPasskeyAnswer } }), others: 400 },
	// None of these browsers is in the middle of a sign-in.
	'GET /api/auth/suspension': { admits: 'anyone' },
	'GET /api/auth/second-factor': { admits: 'anyone', others: 409 },
	'POST /api/auth/second-factor': { admits: 'anyone', input: () => ({ body: { method: 'TOTP', code: '123456' } }), others: 409 },
	'POST /api/users/me/confirmation/code': { others: 409 },
	'POST /api/users/me/confirmation': { input: () => ({ body: { method: 'PASSWORD', password } }) },

	'POST /api/kyc/submit': {
		input: () => ({ body: { idDocUrl: nowhere, licenseUrl: nowhere } }),
		// All users except the newcomer are approved.
		by: { newcomer: 400 },
		others: 409,
	},
	// The newcomer's documents were rejected, and all others are approved without details.
	'PUT /api/kyc/draft/details': { input: () => ({ body: someDetails }) },
	'PUT /api/kyc/draft/documents/{kind}': {
		input: () => ({ params: { kind: 'ID' }, body: { documentUrl: nowhere } }),
		by: { newcomer: 400 },
		others: 409,
	},
	'DELETE /api/kyc/draft/documents/{kind}': { input: () => ({ params: { kind: 'ID' } }) },
	'POST /api/kyc/documents/{id}/link': {
		input: ({ documentId }) => ({ params: { id: documentId } }),
		by: { newcomer: 200, ...forAdmins },
		others: hidden,
	},
	// The newcomer's own link does not work in another browser.
	'GET /objects/identity/{id}': {
		admits: 'anyone',
		input: async ({ documentId, people }) => {
			const params = { id: documentId };
			const { url } = await people.newcomer.browser.call(linkToDocument, { params, body: {} });
			return { params, query: Object.fromEntries(new URL(url, 'http://mishwar.test').searchParams) };
		},
		by: { newcomer: 200 },
		others: hidden,
	},
	'PATCH /api/admin/kyc/{userId}/approve': { input: openedBy, by: { admin: 200, superAdmin: 409 } },
	'PATCH /api/admin/kyc/{userId}/reject': { input: waitingFor, by: { admin: 200, superAdmin: 409 } },
	'POST /api/admin/views': { input: () => ({ body: { list: 'people', name: 'Suspended', query: 'suspended=1' } }) },
	'DELETE /api/admin/views/{id}': {
		input: async ({ people }) => {
			const body = { list: 'people', name: 'To delete', query: 'suspended=1' } as const;
			return { params: { id: (await people.admin.browser.call(saveAdminView, { body })).id } };
		},
		by: { superAdmin: hidden, admin: 200 },
	},
	'GET /api/admin/find': { input: () => ({ query: { q: 'nobody' } }) },
	'POST /api/admin/kyc/{userId}/claim': { input: waitingFor, by: { admin: 200, superAdmin: 409 } },
	'POST /api/admin/kyc/{userId}/decision': {
		input: async (actors) => ({ ...(await openedBy(actors)), body: { status: 'APPROVED' } }),
		by: { admin: 200, superAdmin: 409 },
	},
	// Only the admin who made the decision may withdraw it.
	'DELETE /api/admin/kyc/{userId}/decision': {
		input: async (actors) => {
			const input = await openedBy(actors);
			await actors.people.admin.browser.call(decideIdentityCheck, { ...input, body: { status: 'APPROVED' } });
			return input;
		},
		by: { superAdmin: 409, admin: 200 },
	},
	'PATCH /api/admin/kyc/{userId}/revoke': {
		input: async (actors) => ({ params: { userId: (await somebody(actors)).id } }),
		by: { admin: 200, superAdmin: 409 },
	},

	'POST /api/objects/normalize': { input: () => ({ body: { uploadURL: `http://127.0.0.1${nowhere}` } }), others: 400 },
	'GET /objects/uploads/{id}': {
		admits: 'anyone',
		input: ({ uploadId }) => ({ params: { id: uploadId } }),
		by: { renter: 200 },
		others: hidden,
	},
	'PUT /objects/uploads/{id}': {
		admits: 'anyone',
		input: ({ uploadId }) => ({ params: { id: uploadId }, query: { expires: '9999999999', signature: 'forged' } }),
		others: 403,
	},
	'PATCH /api/notifications/{id}/read': {
		input: async ({ notificationOf }) => ({ params: { id: await notificationOf('renter') } }),
		by: { renter: 200 },
		others: hidden,
	},
	'DELETE /api/notifications/{id}': {
		input: async ({ notificationOf }) => ({ params: { id: await notificationOf('renter') } }),
		by: { renter: 200 },
		others: hidden,
	},

	// The largest page, so that it contains every user: rows created at the same moment have no fixed order.
	'GET /api/admin/users': { input: () => ({ query: { limit: '100' } }) },
	'GET /api/admin/people': { input: () => ({ query: { limit: '100' } }) },
	'GET /api/admin/people/{id}': { input: ({ people }) => ({ params: { id: people.renter.id } }) },
	'POST /api/admin/people/{id}/notes': { input: on(somebody, { body: { text: 'Called about a fine.' } }) },
	'PATCH /api/admin/users/{id}/role': { admits: 'super-admins', input: on(somebody, { body: { role: 'OWNER' } }), by: { superAdmin: 200 } },
	'PATCH /api/admin/users/{id}/suspend': { admits: 'super-admins', input: on(somebody), by: { superAdmin: 200 } },
	'PATCH /api/admin/users/{id}/unsuspend': { admits: 'super-admins', input: on(somebody), by: { superAdmin: 409 } },
	'POST /api/admin/users/{id}/reset-second-factor': {
		admits: 'super-admins',
		input: on(somebody, { body: { reason: 'Lost the phone.' } }),
		by: { superAdmin: 409 },
	},
	'GET /api/admin/settings': { admits: 'super-admins' },
	'PATCH /api/admin/settings': { admits: 'super-admins' },
	'GET /api/dev/outbox': { admits: 'anyone', showsEverything: true },
	// No such message.
	'GET /api/dev/outbox/{id}/html': { admits: 'anyone', input: () => ({ params: { id: randomUUID() } }), others: hidden },
} satisfies Table;

/** A push subscription as a browser sends it. */
const keys = {
	p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url'),
	auth: Buffer.alloc(16, 1).toString('base64url'),
};
const endpoint = 'https://push.mishwar.test/device';

export const rowsOfDevices = {
	'POST /api/push/subscriptions': { input: () => ({ body: (who: string) => ({ endpoint: `${endpoint}/${who}`, keys }) }) },
	'DELETE /api/push/subscriptions': { input: () => ({ body: { endpoint } }) },
} satisfies Table;
