/** Stubs the network for uploads: the calls and the file store are answered here, and tests decide when a file arrives. */
import { vi } from 'vitest';
import { finishUpload, startUpload } from '#contract/objects.ts';

const OBJECT_OF = (address: string): string => address.replace('/signed/', '/objects/uploads/');

/** One PUT that is on its way. */
export class Put {
	readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
	onload: (() => void) | null = null;
	onerror: (() => void) | null = null;
	status = 0;
	statusText = '';
	responseText = '';
	address = '';
	aborted = false;
	readonly #puts: Put[];
	#bytes = 0;

	constructor(puts: Put[]) {
		this.#puts = puts;
	}
	open(_method: string, address: string): void {
		this.address = address;
	}
	setRequestHeader(): void {
		// Headers are ignored.
	}
	getResponseHeader(name: string): string | null {
		return name.toLowerCase() === 'etag' ? '"of the file"' : null;
	}
	send(data: Blob): void {
		this.#bytes = data.size;
		this.#puts.push(this);
	}
	abort(): void {
		this.aborted = true;
	}
	progress(share: number): void {
		this.upload.onprogress?.({ lengthComputable: true, loaded: share * this.#bytes, total: this.#bytes });
	}
	answer(status: number, body: object = {}): void {
		this.status = status;
		this.responseText = JSON.stringify(body);
		this.onload?.();
	}
}

/** Stubs network and image decoding until `vi.unstubAllGlobals()`. A file whose text contains `damaged` cannot be decoded. */
export function stubUploads(): { puts: Put[] } {
	const puts: Put[] = [];
	let started = 0;
	const answers: Record<string, (body: { uploadURL?: string }) => object> = {
		[startUpload.path]: () => ({ uploadURL: `https://store.test/signed/${++started}` }),
		[finishUpload.path]: ({ uploadURL = '' }) => ({ objectPath: OBJECT_OF(new URL(uploadURL).pathname) }),
	};
	vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
		const answer = answers[path];
		if (!answer) throw new Error(`no upload calls ${path}`);
		return new Response(JSON.stringify(answer(JSON.parse(body ?? '{}'))));
	});
	class StubbedRequest extends Put {
		constructor() {
			super(puts);
		}
	}
	vi.stubGlobal('XMLHttpRequest', StubbedRequest);
	vi.stubGlobal('createImageBitmap', async (file: Blob) => {
		if ((await file.text()).includes('damaged')) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
		return { width: 400, height: 300, close: () => undefined };
	});
	return { puts };
}

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture by its first bytes. */
export const aPicture = (name: string, content = 'pixels'): File => new File([PNG, content], name, { type: 'image/png' });
