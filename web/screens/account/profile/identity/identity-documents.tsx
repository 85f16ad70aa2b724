/** Submitted documents, which the person can open again. */
import { FileCheck } from 'lucide-react';
import { type KycState, linkToDocument } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';

export function IdentityDocuments({ state }: { state: KycState }) {
	const { identity: t, driver } = useScreenTexts<ProfileTexts>();
	const { format } = useLanguage();
	const { idDocument, licence, permit, licenceExpiresOn } = state;
	const until = licenceExpiresOn && t.expiryShort(format.date(licenceExpiresOn).replaceAll(' ', '\u00a0'));
	return (
		<ul className="mt-5 divide-y divide-line border-line border-t">
			{idDocument && <IdentityDocument name={t.idDocument} id={idDocument.id} />}
			{licence && <IdentityDocument name={t.licence} hint={until} id={licence.id} />}
			{permit && <IdentityDocument name={driver.documents.PERMIT} id={permit.id} />}
		</ul>
	);
}

type IdentityDocumentProps = {
	name: string;
	/** Accessible name of the button, if `name` does not identify the document. */
	label?: string;
	hint?: string | null;
	id: string;
};

export function IdentityDocument({ name, label = name, hint, id }: IdentityDocumentProps) {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	const open = useOpening();
	return (
		<li className="flex min-h-12 flex-wrap items-center gap-x-3 py-1.5">
			<FileCheck aria-hidden className="size-5 shrink-0 text-muted" />
			<span className="min-w-0 flex-1">
				{name}
				{hint && (
					<span suppressHydrationWarning className="numbers block text-muted text-sm">
						{hint}
					</span>
				)}
			</span>
			<Button variant="quiet" aria-label={t.openNamed(label)} busy={open.isPending} onClick={() => open.mutate(id)}>
				{t.open}
			</Button>
		</li>
	);
}

/** Opens a tab before requesting the link, because browsers block tabs opened later. */
function useOpening() {
	const { identity: t } = useScreenTexts<ProfileTexts>();
	return useActionMutation({
		call: async (id: string) => {
			const tab = window.open('about:blank', '_blank');
			try {
				const { url } = await call(linkToDocument, { params: { id }, body: {} });
				if (tab) tab.location.replace(url);
				else location.assign(url);
			} catch (error) {
				tab?.close();
				throw error;
			}
		},
		failed: t.openFailed,
	});
}
