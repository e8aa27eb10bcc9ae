-- A waiting job keeps its meaning under the new name of its type.
update jobs set job = json_replace(job, '$.type', 'webhook.notify-disabled')
where job ->> '$.type' = 'webhook.tell-disabled';
