/** Changes the password. */
import { type FormEvent, useId } from 'react';
import { changePassword, listSessions } from '#contract/account.ts';
import type { User } from '#contract/identity.ts';
import { call } from '#web/browser/api.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

type PasswordDialogProps = { user: User; open: boolean; onOpenChange(open: boolean): void };

export default function PasswordDialog({ user, open, onOpenChange }: PasswordDialogProps) {
	const { security: t } = useScreenTexts<ProfileTexts>();
	const form = useId();
	const errorText = useErrorText();
	const save = useSaving(() => onOpenChange(false));
	const wrong = save.error?.fields ?? {};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const text = (name: string) => String(typed.get(name) ?? '');
		save.mutate({ newPassword: text('newPassword'), ...(user.hasPassword && { currentPassword: text('currentPassword') }) });
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => {
				save.reset();
				onOpenChange(next);
			}}
			title={user.hasPassword ? t.change : t.set}
			description={t.changeLead}
			footer={
				<Button type="submit" form={form} variant="primary" wide busy={save.isPending && t.busy}>
					{t.submit}
				</Button>
			}
		>
			<form id={form} method="post" onSubmit={submit} noValidate className="space-y-5">
				{/* Names the account to password managers. */}
				<input type="text" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
				{user.hasPassword && (
					<Field label={t.current} error={wrong.currentPassword}>
						<Input name="currentPassword" type="password" autoComplete="current-password" dir="ltr" className="rtl:text-end" />
					</Field>
				)}
				<Field label={t.next} hint={t.nextHint} error={wrong.newPassword}>
					<Input name="newPassword" type="password" autoComplete="new-password" dir="ltr" className="rtl:text-end" />
				</Field>
				{save.error && Object.keys(wrong).length === 0 && <FieldError>{errorText(save.error, t.failed)}</FieldError>}
			</form>
		</Dialog>
	);
}

function useSaving(onDone: () => void) {
	const { security: t } = useScreenTexts<ProfileTexts>();
	return useActionMutation({
		call: (body: { currentPassword?: string; newPassword: string }) => call(changePassword, { body }),
		refreshes: [userRead.queryKey[0], listSessions],
		done: t.done,
		failed: null,
		onDone,
	});
}
