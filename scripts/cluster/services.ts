/** External services of an installation: mail server, SMS service and card gateway. E-mails and SMS are written to a file; the card gateway is the simulator. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { startGatewaySimulator } from '#server/app/gateway-process.ts';
import { createSigningKeys } from '#server/platform/base/signing-keys.ts';

export type OutsideServices = {
	/** Settings of the app with the addresses and keys of these services. */
	settings: Record<string, string>;
	gateway: { url: string; apiKey: string };
	close(): Promise<void>;
};

/** `port`: the app's port, to which the card gateway sends its notices. */
export async function startOutsideServices(folder: string, port: number): Promise<OutsideServices> {
	const secret = randomBytes(32).toString('hex');
	const messages = path.join(folder, 'messages.txt');
	const mail = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		onData: (stream, _session, answer) => {
			text(stream).then((letter) => appendFile(messages, `${letter}\n`).then(() => answer(null), answer), answer);
		},
	});
	// A server that is killed breaks its connections.
	mail.on('error', () => undefined);
	await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
	const sms = createServer((request, response) => {
		text(request)
			.then((body) => appendFile(messages, `SMS ${decodeURIComponent(body.replaceAll('+', ' '))}\n`))
			.then(() => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'))
			.catch(() => response.destroy());
	}).listen(0, '127.0.0.1');
	await once(sms, 'listening');
	const simulator = await startGatewaySimulator({
		port: 0,
		store: path.join(folder, 'gateway.sqlite'),
		keys: createSigningKeys([secret]),
		webhookUrl: (gateway) => `http://127.0.0.1:${port}/api/payments/webhook/${gateway}`,
	});
	const { baseUrl, apiKey, webhookSecret } = simulator.myFatoorah;
	return {
		settings: {
			SECRET_KEY: secret,
			MAIL_FROM: 'Mishwar <no-reply@mishwar.test>',
			SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
			SMS_URL: `http://127.0.0.1:${(sms.address() as AddressInfo).port}`,
			SMS_ACCOUNT: 'AC1',
			SMS_TOKEN: 'secret',
			SMS_FROM: 'Mishwar',
			MYFATOORAH_URL: baseUrl,
			MYFATOORAH_API_KEY: apiKey,
			MYFATOORAH_WEBHOOK_SECRET: webhookSecret,
		},
		gateway: { url: baseUrl, apiKey },
		close: async () => {
			await simulator.stop();
			sms.closeAllConnections();
			sms.close();
			await new Promise<void>((resolve) => mail.close(() => resolve()));
		},
	};
}
