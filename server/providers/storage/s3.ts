/** Any S3-compatible store. Uploads go directly to a presigned address and never through this process. */
import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { uploadKey } from '#server/platform/storage/object-store.ts';

export type S3Settings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

export function createS3(settings: S3Settings): ObjectStore {
	const client = new AwsClient({
		accessKeyId: settings.accessKeyId,
		secretAccessKey: settings.secretAccessKey,
		region: settings.region,
		service: 's3',
	});
	const addressOf = (key: string) => `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${key}`;
	const expect = async (response: Response, key: string) => {
		if (!response.ok) throw new Error(`S3 answered ${response.status} for ${key}`);
		return response;
	};
	return {
		put: async (key, bytes, contentType) => {
			const body = new Uint8Array(bytes);
			await expect(await client.fetch(addressOf(key), { method: 'PUT', body, headers: { 'content-type': contentType } }), key);
		},
		get: async (key) => {
			const response = await client.fetch(addressOf(key));
			if (response.status === 404) return null;
			return new Uint8Array(await (await expect(response, key)).arrayBuffer());
		},
		remove: async (key) => {
			await expect(await client.fetch(addressOf(key), { method: 'DELETE' }), key);
		},
		uploadAddress: async (uploadId, expires) => {
			const address = new URL(addressOf(uploadKey(uploadId)));
			address.searchParams.set('X-Amz-Expires', String(Math.max(1, Math.floor((expires.getTime() - Date.now()) / 1000))));
			const signed = await client.sign(address.toString(), { method: 'PUT', aws: { signQuery: true } });
			return signed.url;
		},
	};
}
