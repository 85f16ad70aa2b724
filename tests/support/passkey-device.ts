/** A passkey authenticator in software: makes credentials and signs challenges as a phone would (WebAuthn level 2, ES256). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyResponse, PasskeyResponse } from '#contract/second-factor.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

export class PasskeyDevice {
	readonly #origin: string;
	readonly #key: KeyObject;
	readonly #publicKey: Buffer;
	readonly #id = randomBytes(32);
	/** Whether the person unlocks the device. */
	unlocks = true;
	counter = 0;

	constructor(origin: string) {
		this.#origin = origin;
		const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
		const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
		this.#key = privateKey;
		// COSE_Key: EC2, ES256, P-256, x, y.
		this.#publicKey = Buffer.concat([
			Buffer.from('a5010203262001215820', 'hex'),
			Buffer.from(x, 'base64url'),
			Buffer.from('225820', 'hex'),
			Buffer.from(y, 'base64url'),
		]);
	}

	/** What `navigator.credentials.create` answers. */
	create(challenge: string): NewPasskeyResponse {
		const length = Buffer.alloc(2);
		length.writeUInt16BE(this.#id.length);
		const data = Buffer.concat([this.#authenticatorData(WITH_CREDENTIAL), Buffer.alloc(16), length, this.#id, this.#publicKey]);
		// CBOR: { fmt: 'none', attStmt: {}, authData: … }.
		const attestation = Buffer.concat([
			Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
			Buffer.from([data.length]),
			data,
		]);
		return {
			...this.#named(),
			response: { clientDataJSON: text(this.#clientData('webauthn.create', challenge)), attestationObject: text(attestation) },
		};
	}

	/** What `navigator.credentials.get` answers. */
	get(challenge: string): PasskeyResponse {
		this.counter += 1;
		const client = this.#clientData('webauthn.get', challenge);
		const data = this.#authenticatorData(0);
		const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key);
		return {
			...this.#named(),
			response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
		};
	}

	#named() {
		return { id: text(this.#id), rawId: text(this.#id), type: 'public-key' as const };
	}

	#clientData(type: string, challenge: string): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
	}

	#authenticatorData(flags: number): Buffer {
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(this.counter);
		const all = flags | PRESENT | (this.unlocks ? VERIFIED : 0);
		return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([all]), counter]);
	}
}
