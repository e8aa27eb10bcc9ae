-- Names are compared without invisible characters (shared/text/invisible.ts). The keys of former names lose those that occur in
-- names, so that searches and imports find them still; a name that would be equal to another keeps its key. Joiners of emoji stay.
UPDATE OR IGNORE tags SET name_key = replace(name_key, char(0x200d), '')
WHERE instr(name_key, char(0x200d)) > 0 AND name_key NOT GLOB '*[' || char(0x2190) || '-' || char(0x1faff) || ']*';
UPDATE OR IGNORE tags SET name_key = replace(replace(replace(replace(replace(replace(
  name_key, char(0xad), ''), char(0x200b), ''), char(0x200c), ''), char(0x200e), ''), char(0x200f), ''), char(0xfeff), '')
WHERE name_key GLOB '*[' || char(0xad, 0x200b, 0x200c, 0x200e, 0x200f, 0xfeff) || ']*';
UPDATE OR IGNORE correspondent_names SET name_key = replace(name_key, char(0x200d), '')
WHERE instr(name_key, char(0x200d)) > 0 AND name_key NOT GLOB '*[' || char(0x2190) || '-' || char(0x1faff) || ']*';
UPDATE OR IGNORE correspondent_names SET name_key = replace(replace(replace(replace(replace(replace(
  name_key, char(0xad), ''), char(0x200b), ''), char(0x200c), ''), char(0x200e), ''), char(0x200f), ''), char(0xfeff), '')
WHERE name_key GLOB '*[' || char(0xad, 0x200b, 0x200c, 0x200e, 0x200f, 0xfeff) || ']*';
