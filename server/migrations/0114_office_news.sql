-- Whether a manager is notified of the office's matters too, in the own bell, letters and devices. The news of other roles follow from the role.
ALTER TABLE team_members ADD COLUMN office_news boolean NOT NULL DEFAULT false;
