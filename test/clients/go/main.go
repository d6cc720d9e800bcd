// Uses the client that oapi-codegen wrote, at the contract's address, and prints what it saw as one line of JSON.
package main

import (
	"context"
	"encoding/json"
	"log"
	"net/http"
	"net/url"
	"os"

	"spindle/client/api"
)

type fault struct {
	Status int            `json:"status"`
	Body   *api.ErrorBody `json:"body"`
}

type report struct {
	Pages        [][]string `json:"pages"`
	Unauthorized fault      `json:"unauthorized"`
	Unknown      fault      `json:"unknown"`
	Created      string     `json:"created"`
	Uploaded     string     `json:"uploaded"`
	Refused      fault      `json:"refused"`
}

func bearer(token string) api.RequestEditorFn {
	return func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token)
		return nil
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	ctx := context.Background()
	client := must(api.NewClientWithResponses(os.Getenv("SERVER_ADDRESS")))
	authorized := bearer(os.Getenv("TOKEN"))
	var seen report
	limit := api.Limit(50)
	params := api.ListJobsParams{Limit: &limit}
	for {
		answer := must(client.ListJobsWithResponse(ctx, &params, authorized))
		if answer.JSON200 == nil {
			log.Fatalf("the page of jobs did not arrive: %s", answer.Status())
		}
		ids := []string{}
		for _, job := range answer.JSON200.Jobs {
			ids = append(ids, job.Id)
		}
		seen.Pages = append(seen.Pages, ids)
		if answer.JSON200.Paging == nil {
			break
		}
		if len(seen.Pages) > 100 {
			log.Fatal("paging does not end")
		}
		since := must(url.Parse(answer.JSON200.Paging.Next)).Query().Get("since_id")
		params.SinceId = &since
	}
	refused := must(client.ListJobsWithResponse(ctx, &api.ListJobsParams{}, bearer("not-a-token")))
	seen.Unauthorized = fault{refused.StatusCode(), refused.JSON401}
	unknown := must(client.GetJobWithResponse(ctx, "FFFFFFFFFF", authorized))
	seen.Unknown = fault{unknown.StatusCode(), unknown.JSON404}

	name, email, published := "Ida Lund", os.Getenv("EMAIL"), os.Getenv("JOB")
	candidate := api.CandidateCreate{Candidate: api.CandidateFieldsCreate{Name: &name, Email: &email}}
	created := must(client.CreateCandidateWithResponse(ctx, published, &api.CreateCandidateParams{}, candidate, authorized))
	if created.JSON201 == nil {
		log.Fatalf("the candidate was not created: %s", created.Status())
	}
	seen.Created = created.JSON201.Candidate.Name
	resume := api.FileInput{Name: "cv.pdf", Data: os.Getenv("FILE")}
	changes := api.CandidateUpdate{Candidate: api.CandidateChanges{Resume: &resume}}
	uploaded := must(client.UpdateCandidateWithResponse(ctx, created.JSON201.Candidate.Id, changes, authorized))
	if uploaded.JSON200 == nil {
		log.Fatalf("the file was not uploaded: %s", uploaded.Status())
	}
	seen.Uploaded = uploaded.JSON200.Candidate.ResumeMetadata.Filename
	again := must(client.CreateCandidateWithResponse(ctx, published, &api.CreateCandidateParams{}, candidate, authorized))
	seen.Refused = fault{again.StatusCode(), again.JSON422}
	if err := json.NewEncoder(os.Stdout).Encode(seen); err != nil {
		log.Fatal(err)
	}
}
