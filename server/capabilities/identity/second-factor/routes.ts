/** Routes of the calls about second factors, the second step of signing in, and reauthentication. */
import * as contract from '#contract/second-factor.ts';
import { ammanIso } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Caller, type Route } from '#server/platform/http/route.ts';
import { ownUser } from '../reauthenticate.ts';
import { needsSecondFactor } from '../rules.ts';
import { type SignedIn, signedInResponse } from '../sign-in.ts';
import { confirmIdentity, readConfirmation, sendConfirmCode } from './confirm-identity.ts';
import { countRecoveryCodes, totpOf } from './factors-sql.ts';
import { finishSignIn, readPendingSignIn } from './finish-sign-in.ts';
import { passkeysOf } from './passkeys-sql.ts';
import { clearPendingSignIn } from './pending-sign-in.ts';
import { addPasskey, beginPasskey, removePasskey } from './set-up-passkey.ts';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './set-up-totp.ts';
import { passkeyOptions, signInWithPasskey } from './use-passkey.ts';

const done = { success: true as const };

async function readFactors(platform: Platform, caller: Caller): Promise<contract.SecondFactors> {
	const [person, totp, passkeys, recoveryCodesLeft] = await Promise.all([
		ownUser(platform, caller),
		totpOf(platform.db, caller.userId),
		passkeysOf(platform.db, caller.userId),
		countRecoveryCodes(platform.db, caller.userId),
	]);
	return {
		totp: totp?.confirmed_at ? { since: ammanIso(totp.confirmed_at) } : null,
		passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
			...{ id, name, createdAt: ammanIso(created_at) },
			lastUsedAt: last_used_at && ammanIso(last_used_at),
		})),
		recoveryCodesLeft,
		required: needsSecondFactor(platform, person.role),
	};
}

/** Ends the pending sign-in of this browser as well. */
async function signedIn(platform: Platform, call: { request: Request; headers: Headers }, opened: SignedIn) {
	call.headers.append('set-cookie', clearPendingSignIn(platform));
	return signedInResponse(platform, call, opened);
}

export const secondFactorRoutes = (platform: Platform): Route[] => [
	bind(contract.getSecondFactors, ({ caller }) => readFactors(platform, caller)),
	bind(contract.beginTotp, ({ caller }) => beginTotp(platform, caller)),
	bind(contract.confirmTotp, ({ caller, body }) => confirmTotp(platform, caller, body.code)),
	bind(contract.removeTotp, async ({ caller }) => {
		await removeTotp(platform, caller);
		return done;
	}),
	bind(contract.renewRecoveryCodes, ({ caller }) => renewRecoveryCodes(platform, caller)),
	bind(contract.beginPasskey, async ({ caller }) => ({ ...(await beginPasskey(platform, caller)) })),
	bind(contract.addPasskey, ({ caller, body, request }) =>
		addPasskey(platform, caller, body.passkey, request.headers.get('user-agent') ?? ''),
	),
	bind(contract.removePasskey, async ({ caller, params }) => {
		await removePasskey(platform, caller, params.id);
		return done;
	}),
	bind(contract.passkeyOptions, async (call) => ({ ...(await passkeyOptions(platform, call)) })),
	bind(contract.signInWithPasskey, async (call) => signedIn(platform, call, await signInWithPasskey(platform, call.body.passkey, call))),
	bind(contract.pendingSignIn, ({ request }) => readPendingSignIn(platform, request)),
	bind(contract.finishSignIn, async (call) => signedIn(platform, call, await finishSignIn(platform, call.body, call))),
	bind(contract.getConfirmation, ({ caller }) => readConfirmation(platform, caller)),
	bind(contract.sendConfirmCode, async ({ caller }) => {
		await sendConfirmCode(platform, caller);
		return done;
	}),
	bind(contract.confirmIdentity, async ({ caller, body }) => {
		await confirmIdentity(platform, caller, body);
		return done;
	}),
];
