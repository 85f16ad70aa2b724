/** What every test of a part of the web needs: an empty document afterwards, and no noise from React that is passed over. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
	vi.spyOn(console, 'error');
});

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
	expect(vi.mocked(console.error).mock.calls).toEqual([]);
	vi.restoreAllMocks();
});
