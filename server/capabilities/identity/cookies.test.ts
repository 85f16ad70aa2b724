/** Behind https, the session's cookie can be set by this host over TLS alone. */
import { expect, it } from 'vitest';
import { currentUser, signOut } from '#contract/identity.ts';
import { confirmSignUp, signUpWithEmail } from '#contract/sign-in.ts';
import { signUpCode } from '#tests/support/sign-up.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({ PUBLIC_URL: 'https://mishwar.test' });
const account = { email: 'cookie@mishwar.test', password: 'a good long password', firstName: 'Rana', lastName: 'Haddad' };

it('is Secure, bound to the host, and not accepted under another name', async () => {
	const browser = world.visitor();
	await browser.call(signUpWithEmail, { body: account });
	const body = { email: account.email, code: await signUpCode(world, account.email) };
	const [cookie = ''] = (await browser.try(confirmSignUp, { body })).headers.getSetCookie();
	expect(cookie).toMatch(/^__Host-mishwar_session=[^;]+;/);
	expect(cookie).toContain('; Path=/');
	expect(cookie).toContain('; HttpOnly');
	expect(cookie).toContain('; Secure');
	expect(cookie).not.toMatch(/domain/i);
	expect(await browser.call(currentUser)).toMatchObject({ email: account.email });
	const token = /=([^;]+)/.exec(cookie)?.[1];
	expect((await world.visitor().send('GET', '/api/auth/user', undefined, { cookie: `mishwar_session=${token}` })).status).toBe(401);
	const ended = (await browser.try(signOut)).headers.getSetCookie();
	expect(ended).toEqual([expect.stringMatching(/^__Host-mishwar_session=;.*Max-Age=0/)]);
	expect((await browser.try(currentUser)).status).toBe(401);
});
