/** Signs in with a passkey. */
import { useMutation } from '@tanstack/react-query';
import { ScanFace } from 'lucide-react';
import { signInWithPasskey } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failure } from './auth-page.tsx';
import type { AuthTexts } from './texts.en.ts';

type PasskeyButtonProps = { returnTo: string; variant?: 'primary' | 'secondary' };

export function PasskeyButton({ returnTo, variant = 'secondary' }: PasskeyButtonProps) {
	const { passkey: t } = useScreenTexts<{ auth: AuthTexts }>().auth;
	const enter = useMutation({
		mutationFn: async () => {
			const { answerWithPasskey } = await import('#web/features/second-factor/passkeys.ts');
			return call(signInWithPasskey, { body: { passkey: await answerWithPasskey() } });
		},
		onSuccess: () => location.assign(returnTo),
	});
	return (
		<div className="needs-script space-y-3">
			<Button variant={variant} size="large" wide busy={(enter.isPending || enter.isSuccess) && t.busy} onClick={() => enter.mutate()}>
				<ScanFace aria-hidden className="size-5" />
				{t.use}
			</Button>
			<Failure error={enter.error} fallback={t.notUsed} />
		</div>
	);
}
