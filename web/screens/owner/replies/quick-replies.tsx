/** Replies that an owner inserts in a chat. */
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { getReplies, putQuickReplies, type QuickReply } from '#contract/replies.ts';
import { MAX_QUICK_REPLIES } from '#contract/reply-placeholders.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { ReplyTexts, type Written } from './reply-texts.tsx';
import type { RepliesTexts } from './texts.en.ts';

type Draft = Written & { key: string; id: string | undefined; title: string };

const toDraft = ({ id, title, textEn, textAr }: QuickReply): Draft => ({ key: id, id, title, textEn: textEn ?? '', textAr: textAr ?? '' });

export function QuickReplies({ saved }: { saved: readonly QuickReply[] }) {
	const { quick: t, textHint } = useScreenTexts<RepliesTexts>();
	const [drafts, setDrafts] = useState(() => saved.map(toDraft));
	const save = useActionMutation({
		call: () =>
			call(putQuickReplies, {
				body: { replies: drafts.map(({ id, title, textEn, textAr }) => ({ ...(id && { id }), title, textEn, textAr })) },
			}),
		refreshes: [getReplies],
		done: t.saved,
		failed: t.failed,
		onDone: (replies) => setDrafts(replies.map(toDraft)),
	});
	const put = (changed: Draft) => setDrafts(drafts.map((each) => (each.key === changed.key ? changed : each)));
	const add = () => setDrafts([...drafts, { key: crypto.randomUUID(), id: undefined, title: '', textEn: '', textAr: '' }]);
	return (
		<form
			data-testid="quick-replies"
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				save.mutate();
			}}
		>
			<Panel title={t.title} lead={t.lead}>
				{drafts.length === 0 ? (
					<p className="text-muted">{t.empty}</p>
				) : (
					<>
						<p className="mb-4 text-muted text-sm">{textHint}</p>
						<ul className="divide-y divide-line [&>li:not(:first-child)]:pt-5 [&>li:not(:last-child)]:pb-5">
							{drafts.map((draft, index) => (
								<li key={draft.key} className="grid gap-3">
									<div className="flex items-start gap-2">
										<Field label={t.name} hint={t.nameHint} error={save.error?.fields[`replies.${index}.title`]} className="flex-1">
											<Input
												value={draft.title}
												maxLength={60}
												onChange={({ currentTarget }) => put({ ...draft, title: currentTarget.value })}
											/>
										</Field>
										<IconButton
											label={t.remove(draft.title || t.unnamed)}
											onClick={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
											className="-me-2 mt-6.75 rtl:mt-7.75"
										>
											<X aria-hidden className="size-5" />
										</IconButton>
									</div>
									<ReplyTexts
										texts={draft}
										put={(texts) => put({ ...draft, ...texts })}
										error={(field) => save.error?.fields[`replies.${index}.${field}`]}
									/>
								</li>
							))}
						</ul>
					</>
				)}
				<div className="mt-5 flex flex-wrap gap-3">
					{drafts.length < MAX_QUICK_REPLIES && (
						<Button onClick={add}>
							<Plus aria-hidden className="size-5" />
							{t.add}
						</Button>
					)}
					{(drafts.length > 0 || saved.length > 0) && (
						<Button type="submit" variant="primary" busy={save.isPending && t.saving}>
							{t.save}
						</Button>
					)}
				</div>
			</Panel>
		</form>
	);
}
