/** The account's passkeys: adding one, and removing each. */
import { type ReactNode, useState } from 'react';
import { currentUser } from '#contract/identity.ts';
import { addPasskey, getSecondFactors, type Passkey, removePasskey } from '#contract/second-factor.ts';
import { call } from '#web/browser/api.ts';
import { useFormat } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { FactorRow } from './factor-row.tsx';
import { makePasskey } from './passkeys.ts';
import { useSecondFactorTexts } from './words.ts';

type PasskeysProps = { passkeys: readonly Passkey[]; icon: ReactNode; onCodes(codes: readonly string[] | null): void };

export function Passkeys({ passkeys, icon, onCodes }: PasskeysProps) {
	const { passkeys: t } = useSecondFactorTexts();
	const errorText = useErrorText();
	const add = useActionMutation({
		call: async () => call(addPasskey, { body: { passkey: await makePasskey() } }),
		refreshes: [getSecondFactors, currentUser],
		done: t.added,
		failed: t.failed,
		describeError: (error) => errorText(error, t.notMade),
		onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
	});
	return (
		<div className="py-4 last:pb-0">
			<FactorRow icon={icon} name={t.name} about={t.hint}>
				<Button busy={add.isPending && t.adding} onClick={() => add.mutate()}>
					{t.add}
				</Button>
			</FactorRow>
			{passkeys.length > 0 && (
				<ul className="mt-2 divide-y divide-line sm:ms-15">
					{passkeys.map((passkey) => (
						<Item key={passkey.id} passkey={passkey} />
					))}
				</ul>
			)}
		</div>
	);
}

function Item({ passkey }: { passkey: Passkey }) {
	const texts = useSecondFactorTexts();
	const t = texts.passkeys;
	const format = useFormat();
	const { id, name, createdAt, lastUsedAt } = passkey;
	const [removing, setRemoving] = useState(false);
	const remove = useActionMutation({
		call: () => call(removePasskey, { params: { id } }),
		refreshes: [getSecondFactors],
		done: texts.removed,
		failed: texts.removeFailed,
		onDone: () => setRemoving(false),
	});
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
			<div className="min-w-0 flex-1 basis-40">
				<bdi>{name}</bdi>
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					{lastUsedAt ? t.used(format.date(lastUsedAt)) : t.since(format.date(createdAt))}
				</p>
			</div>
			<Button variant="quiet" aria-label={t.removeNamed(name)} onClick={() => setRemoving(true)}>
				{t.remove}
			</Button>
			<ConfirmDialog
				open={removing}
				onOpenChange={setRemoving}
				title={t.removeTitle}
				description={t.removeHint(name)}
				texts={{ confirm: t.remove, busy: texts.removing, back: texts.keepIt }}
				danger
				busy={remove.isPending}
				onConfirm={() => remove.mutate()}
			/>
		</li>
	);
}
