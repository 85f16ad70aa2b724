/** Signs a new person up as the sign-up page does: details first, then the code from the e-mail. */
import { devOutbox } from '#contract/dev.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { User } from '#contract/identity.ts';
import { confirmSignUp, signUpWithEmail } from '#contract/sign-in.ts';
import type { Browser } from './browser.ts';
import type { World } from './world.ts';

type Details = RequestOf<typeof signUpWithEmail>['body'];

/** The newest code sent to an address; empty if none was. */
export async function signUpCode(world: World, email: string): Promise<string> {
	await world.runJobs();
	const letter = (await world.visitor().call(devOutbox)).find(({ to }) => to === email.trim().toLowerCase());
	return /\b[A-Z0-9]{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
}

export async function signUp(world: World, browser: Browser, body: Details, headers: Record<string, string> = {}): Promise<User> {
	await browser.call(signUpWithEmail, { body, headers });
	const code = await signUpCode(world, body.email);
	return (await browser.call(confirmSignUp, { body: { email: body.email, code }, headers })).user;
}
