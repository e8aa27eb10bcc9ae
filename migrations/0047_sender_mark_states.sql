-- A mark that a person has said to be that of another correspondent, by a document of the same sender, is `lost`; once it has been
-- said to be that of the former one again, it is `regained`, and is not lost any more: it is then a mark of both.
ALTER TABLE sender_marks ADD COLUMN state text NOT NULL DEFAULT 'own';
