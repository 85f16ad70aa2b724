/** A provider at which people can sign in: what we ask of it, and what it says of them. */

/** Made at the start, kept by the browser, asked for at the end: an answer that does not fit all three is not one to our question. */
export type AuthRequest = { state: string; nonce: string; verifier: string };

export type ProviderPerson = {
	issuer: string;
	/** Never becomes somebody else's. */
	subject: string;
	email: string | null;
	/** Whether the provider vouches for the address. */
	emailVerified: boolean;
	firstName: string | null;
	lastName: string | null;
};

export interface SignInProvider {
	/** What the button says. */
	readonly name: string;
	/** Where to send the browser. Throws ProviderUnavailable. */
	begin(redirectUri: string): Promise<{ url: string; question: AuthRequest }>;
	/** `callback`: the address that the browser came back to, with its query. Throws ProviderUnavailable, or any other error for an answer that does not fit. */
	finish(callback: URL, question: AuthRequest): Promise<ProviderPerson>;
}

/** It does not answer, or says that it cannot now: the same may be asked again. */
export class ProviderUnavailable extends Error {}
