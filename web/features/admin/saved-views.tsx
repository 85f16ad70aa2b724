/** Filters that an admin has saved for a list under a name, available by one press. */
import { useQuery } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { type AdminList, type AdminView, deleteAdminView, listAdminViews, MAX_VIEW_NAME, saveAdminView } from '#contract/admin-views.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useMounted } from '#web/ui/lazy-component.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { DeskTexts } from './texts.en.ts';

type SavedViewsProps = {
	list: AdminList;
	/** Filters of the address as a query string; empty if there are none. */
	filters: string;
	addressOf(filters: string): string;
};

export function SavedViews({ list, filters, addressOf }: SavedViewsProps) {
	const { views: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	// Loaded after hydration, so that the first HTML does not wait for it.
	const { data = [] } = useQuery({ ...queryFor(listAdminViews), enabled: useMounted() });
	const [isNaming, setNaming] = useState(false);
	const views = data.filter((view) => view.list === list);
	const save = useActionMutation({
		call: (name: string) => call(saveAdminView, { body: { list, name, query: filters } }),
		...{ refreshes: [listAdminViews], done: t.saved, failed: t.saveFailed, onDone: () => setNaming(false) },
	});
	const isSaved = views.some((view) => view.query === filters);
	return (
		<>
			{views.length > 0 && (
				<ul aria-label={t.label} className="flex flex-wrap gap-2">
					{views.map((view) => (
						<SavedView key={view.id} view={view} href={addressOf(view.query)} isHere={view.query === filters} />
					))}
				</ul>
			)}
			{filters !== '' && !isSaved && (
				<Button variant="quiet" onClick={() => setNaming(true)}>
					<Bookmark aria-hidden className="size-5" />
					{t.save}
				</Button>
			)}
			<ReasonDialog
				open={isNaming}
				onOpenChange={setNaming}
				title={t.save}
				texts={{ label: t.name, hint: t.hint, back: t.back, confirm: t.confirm, busy: t.saving }}
				name="name"
				rows={1}
				dir="auto"
				variant="primary"
				maxLength={MAX_VIEW_NAME}
				whenEmpty={{ say: t.nameMissing }}
				busy={save.isPending}
				onSubmit={save.mutate}
			/>
		</>
	);
}

function SavedView({ view, href, isHere }: { view: AdminView; href: string; isHere: boolean }) {
	const { views: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const remove = useActionMutation({
		call: () => call(deleteAdminView, { params: { id: view.id } }),
		...{ refreshes: [listAdminViews], failed: t.removeFailed },
	});
	return (
		<li className="flex items-center rounded-pill border border-line bg-surface has-[[aria-current]]:border-primary">
			<Link
				href={href}
				aria-current={isHere ? 'true' : undefined}
				className="flex min-h-11 items-center rounded-pill ps-4 pe-1 font-medium text-sm"
			>
				<bdi>{view.name}</bdi>
			</Link>
			<IconButton label={t.remove(view.name)} disabled={remove.isPending} onClick={() => remove.mutate()}>
				<X aria-hidden className="size-4" />
			</IconButton>
		</li>
	);
}
