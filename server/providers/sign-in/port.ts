/** A sign-in provider: what we request and what it returns about a person. */

/** Created at the start of a sign-in, stored by the browser, and compared at the end: all three must match. */
export type AuthRequest = { state: string; nonce: string; verifier: string };

export type ProviderPerson = {
	issuer: string;
	/** Stable and never reassigned. */
	subject: string;
	email: string | null;
	/** Whether the provider has verified the address. */
	emailVerified: boolean;
	firstName: string | null;
	lastName: string | null;
};

export interface SignInProvider {
	/** Label of the button. */
	readonly name: string;
	/** Where to send the browser. Throws ProviderUnavailable. */
	begin(redirectUri: string): Promise<{ url: string; question: AuthRequest }>;
	/** `callback`: the full return address with its query. Throws ProviderUnavailable, or another error for a response that does not match. */
	finish(callback: URL, question: AuthRequest): Promise<ProviderPerson>;
}

/** The provider does not answer or is temporarily unavailable: a retry may succeed. */
export class ProviderUnavailable extends Error {}
