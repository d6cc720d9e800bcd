# Uses the client that openapi-python-client wrote, at the contract's address, and prints what it saw as one line of JSON.
import json
import os
from urllib.parse import parse_qs, urlsplit

from client import AuthenticatedClient
from client.api.candidates import create_candidate, update_candidate
from client.api.jobs import get_job, list_jobs
from client.models import (
    CandidateChanges,
    CandidateCreate,
    CandidateFieldsCreate,
    CandidateUpdate,
    CreatedCandidate,
    ErrorBody,
    FileInput,
    JobPage,
    SingleCandidate,
)
from client.types import UNSET, Unset

address = os.environ['SERVER_ADDRESS']
authorized = AuthenticatedClient(base_url=address, token=os.environ['TOKEN'])
unauthorized = AuthenticatedClient(base_url=address, token='not-a-token')


def fault(answer):
    assert isinstance(answer.parsed, ErrorBody), answer
    return {'status': int(answer.status_code), 'body': answer.parsed.to_dict()}


pages = []
since = UNSET
while True:
    page = list_jobs.sync(client=authorized, limit=50, since_id=since)
    assert isinstance(page, JobPage), page
    pages.append([job.id for job in page.jobs])
    if isinstance(page.paging, Unset):
        break
    assert len(pages) <= 100, 'paging does not end'
    since = parse_qs(urlsplit(page.paging.next_).query)['since_id'][0]

shortcode = os.environ['JOB']
candidate = CandidateCreate(candidate=CandidateFieldsCreate(name='Ida Lund', email=os.environ['EMAIL']))
created = create_candidate.sync(shortcode, client=authorized, body=candidate)
assert isinstance(created, CreatedCandidate), created
resume = FileInput(name='cv.pdf', data=os.environ['FILE'])
changes = CandidateUpdate(candidate=CandidateChanges(resume=resume))
uploaded = update_candidate.sync(created.candidate.id, client=authorized, body=changes)
assert isinstance(uploaded, SingleCandidate), uploaded

print(
    json.dumps(
        {
            'pages': pages,
            'unauthorized': fault(list_jobs.sync_detailed(client=unauthorized)),
            'unknown': fault(get_job.sync_detailed('FFFFFFFFFF', client=authorized)),
            'created': created.candidate.name,
            'uploaded': uploaded.candidate.resume_metadata.filename,
            'refused': fault(create_candidate.sync_detailed(shortcode, client=authorized, body=candidate)),
        }
    )
)
