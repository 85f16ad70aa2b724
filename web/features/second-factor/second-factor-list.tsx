/** Two-step verification of the account: authenticator app, passkeys, recovery codes. */
import { useQuery } from '@tanstack/react-query';
import { KeySquare, ScanFace, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { beginTotp, getSecondFactors, removeTotp, renewRecoveryCodes, type SecondFactors } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useFormat } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { FactorRow } from './factor-row.tsx';
import { Passkeys } from './passkey-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog, type TotpSecret } from './totp-dialog.tsx';
import { useSecondFactorTexts } from './words.ts';

export function SecondFactorList() {
	const { data, error, refetch, isFetching } = useQuery(queryFor(getSecondFactors));
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	return (
		<>
			{!data && !error && <Skeleton className="h-40 w-full" />}
			{error && !data && <ErrorState error={error} retry={() => void refetch()} busy={isFetching} className="py-4!" />}
			{data && (
				<div className="divide-y divide-line">
					<App factors={data} onCodes={setCodes} />
					<Passkeys passkeys={data.passkeys} icon={<ScanFace aria-hidden />} onCodes={setCodes} />
					{(data.totp || data.passkeys.length > 0) && <Recovery left={data.recoveryCodesLeft} onCodes={setCodes} />}
				</div>
			)}
			<RecoveryCodesDialog codes={codes} onSaved={() => setCodes(null)} />
		</>
	);
}

type OnCodes = { onCodes(codes: readonly string[] | null): void };

function App({ factors: { totp }, onCodes }: { factors: SecondFactors } & OnCodes) {
	const t = useSecondFactorTexts();
	const format = useFormat();
	const [secret, setSecret] = useState<TotpSecret | null>(null);
	const [removing, setRemoving] = useState(false);
	const begin = useActionMutation({ call: () => call(beginTotp), refreshes: [getSecondFactors], failed: t.app.failed, onDone: setSecret });
	const remove = useActionMutation({
		call: () => call(removeTotp),
		refreshes: [getSecondFactors],
		done: t.removed,
		failed: t.removeFailed,
		onDone: () => setRemoving(false),
	});
	return (
		<FactorRow icon={<Smartphone aria-hidden />} name={t.app.name} about={totp ? t.app.on(format.date(totp.since)) : t.app.off}>
			{totp ? (
				<Button onClick={() => setRemoving(true)}>{t.app.remove}</Button>
			) : (
				<Button aria-haspopup="dialog" busy={begin.isPending && t.app.busy} onClick={() => begin.mutate()}>
					{t.app.setUp}
				</Button>
			)}
			<TotpDialog secret={secret} onClose={() => setSecret(null)} onCodes={onCodes} />
			<ConfirmDialog
				open={removing}
				onOpenChange={setRemoving}
				title={t.app.removeTitle}
				description={t.app.removeHint}
				texts={{ confirm: t.app.remove, busy: t.removing, back: t.keepIt }}
				danger
				busy={remove.isPending}
				onConfirm={() => remove.mutate()}
			/>
		</FactorRow>
	);
}

function Recovery({ left, onCodes }: { left: number } & OnCodes) {
	const t = useSecondFactorTexts();
	const format = useFormat();
	const [asking, setAsking] = useState(false);
	const renew = useActionMutation({
		call: () => call(renewRecoveryCodes),
		refreshes: [getSecondFactors],
		failed: t.recovery.failed,
		onDone: ({ recoveryCodes }) => {
			setAsking(false);
			onCodes(recoveryCodes);
		},
	});
	return (
		<FactorRow
			icon={<KeySquare aria-hidden />}
			name={t.recovery.name}
			about={left > 0 ? format.plural(t.recovery.left, left) : t.recovery.none}
		>
			<Button onClick={() => setAsking(true)}>{t.recovery.renew}</Button>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={t.recovery.renewTitle}
				description={t.recovery.renewHint}
				texts={{ confirm: t.recovery.renewConfirm, busy: t.making, back: t.keepIt }}
				busy={renew.isPending}
				onConfirm={() => renew.mutate()}
			/>
		</FactorRow>
	);
}
